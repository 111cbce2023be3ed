import { beforeEach, expect, test, vi } from "vitest";

const ORIGIN = "https://games.example";
// Not a name that the type checker follows: the worker has types of its own.
const WORKER: string = "../src/worker";

interface Given {
  data?: unknown;
  notification?: { data: unknown; close: () => void };
}

class FakeWorker {
  heard: Record<string, (event: object) => void> = {};
  location = { origin: ORIGIN };
  registration = { showNotification: vi.fn(() => Promise.resolve()) };
  navigator = { setAppBadge: vi.fn(() => Promise.resolve()) };
  pages: { url: string; focus: () => void }[] = [];
  clients = { matchAll: () => Promise.resolve(this.pages), openWindow: vi.fn() };
  skipWaiting = vi.fn();

  addEventListener(kind: string, listener: (event: object) => void): void {
    this.heard[kind] = listener;
  }

  async hear(kind: string, given: Given): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    this.heard[kind]?.({ ...given, waitUntil: (done: Promise<unknown>) => (work = done) });
    await work;
  }

  click(data: unknown): Promise<void> {
    return this.hear("notificationclick", { notification: { data, close: vi.fn() } });
  }
}

let worker: FakeWorker;

beforeEach(async () => {
  worker = new FakeWorker();
  vi.stubGlobal("self", worker);
  vi.resetModules();
  await import(/* @vite-ignore */ WORKER);
});

test("what is pushed is shown, and its number stands on the icon", async () => {
  const message = { title: "It is your move", body: "Space Base", url: "/table/x", count: 2 };
  await worker.hear("push", { data: { json: () => message } });
  expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    "It is your move",
    expect.objectContaining({ body: "Space Base", data: "/table/x", tag: "turns" }),
  );
  expect(worker.navigator.setAppBadge).toHaveBeenCalledWith(2);
});

test("a press opens the table, or brings it forward", async () => {
  const focus = vi.fn();
  worker.pages = [{ url: `${ORIGIN}/lobby`, focus: vi.fn() }];
  await worker.click("/table/x");
  expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/table/x`);
  worker.pages.push({ url: `${ORIGIN}/table/x?code=1`, focus });
  await worker.click("/table/x");
  expect(focus).toHaveBeenCalledOnce();
  expect(worker.clients.openWindow).toHaveBeenCalledOnce();
});

test("no press leads to another site", async () => {
  for (const address of ["https://elsewhere.example/table/x", "//elsewhere.example/"])
    await worker.click(address);
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
});
