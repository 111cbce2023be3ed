/** Addresses of recordings. Who was invited to a private table needs its code for them, too. */

type Query = Record<string, string | number>;

function query(code: string, given: Query): string {
  const pairs = Object.entries(given).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  if (code) pairs.push(["code", code]);
  const text = new URLSearchParams(pairs).toString();
  return text ? `?${text}` : "";
}

/** What the server answers: `rest` is nothing, `/summary`, `/at/3`, `/play-on`. */
export function replayApi(id: string, code: string, rest = "", given: Query = {}): string {
  return `/api/replays/${id}${rest}${query(code, given)}`;
}

/** The page of a recording. */
export function replayPage(id: string, code: string, given: Query = {}): string {
  return `/replay/${id}${query(code, given)}`;
}
