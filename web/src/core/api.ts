/** REST calls: JSON in and out, refusals as text keys. */

import type { Args, Refusal } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.key);
  }
}

const OFFLINE: Refusal = { key: "web-error-offline", args: {}, rule: "" };

function csrf(): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith("csrf="));
  return found ? decodeURIComponent(found.slice(5)) : "";
}

function headers(body: unknown): HeadersInit {
  const sent: Record<string, string> = { "X-CSRF-Token": csrf() };
  if (body !== undefined && !(body instanceof Blob)) sent["Content-Type"] = "application/json";
  return sent;
}

async function refusal(answer: Response): Promise<ApiError> {
  const unknown: Refusal = { key: "web-error-unknown", args: { status: answer.status }, rule: "" };
  try {
    const body = (await answer.json()) as { error?: { key: string; args?: Args; rule?: string } };
    if (!body.error?.key) return new ApiError(answer.status, unknown);
    const { key, args, rule } = body.error;
    return new ApiError(answer.status, { key, args: args ?? {}, rule: rule ?? "" });
  } catch {
    return new ApiError(answer.status, unknown);
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const payload = body instanceof Blob ? body : body === undefined ? null : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers: headers(body), body: payload });
  } catch {
    throw new ApiError(0, OFFLINE);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

export const get = <T>(path: string): Promise<T> => json<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  json<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => json<T>("PATCH", path, body);
export const remove = (path: string): Promise<void> => json<void>("DELETE", path);
export const text = async (path: string): Promise<string> => (await send("GET", path)).text();

/** Things of a game that never change while the page is open are fetched once. */
const kept = new Map<string, Promise<unknown>>();

export function once<T>(path: string): Promise<T> {
  let found = kept.get(path);
  if (!found) {
    found = get<T>(path).catch((error: unknown) => {
      kept.delete(path);
      throw error;
    });
    kept.set(path, found);
  }
  return found as Promise<T>;
}
