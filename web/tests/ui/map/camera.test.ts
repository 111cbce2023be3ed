import { beforeEach, describe, expect, it } from "vitest";
import { Camera } from "../../../src/ui/map/camera.svelte";

let camera: Camera;
beforeEach(() => {
  camera = new Camera({ width: 1400, height: 1000 });
  [camera.width, camera.height] = [720, 520];
});

describe("Camera", () => {
  it("shows the whole sheet in the middle of its window", () => {
    camera.fit();
    expect(camera.k).toBeCloseTo(0.5);
    expect(camera.x + (1400 * camera.k) / 2).toBeCloseTo(360);
    expect(camera.y + (1000 * camera.k) / 2).toBeCloseTo(260);
  });

  it("keeps the point under the fingers where it is", () => {
    camera.centre([700, 500], 1);
    const before = [(100 - camera.x) / camera.k, (90 - camera.y) / camera.k];
    camera.zoom(1.5, 100, 90);
    expect((100 - camera.x) / camera.k).toBeCloseTo(before[0] as number);
    expect((90 - camera.y) / camera.k).toBeCloseTo(before[1] as number);
  });

  it("comes no nearer and goes no further than is of use", () => {
    camera.zoom(100);
    expect(camera.k).toBe(3.2);
    camera.zoom(0.0001);
    expect(camera.k).toBeCloseTo(0.45);
  });

  it("never loses the sheet", () => {
    camera.centre([700, 500], 1);
    camera.pan(9000, -9000);
    expect(camera.x).toBeLessThan(720);
    expect(camera.y + 1000 * camera.k).toBeGreaterThan(0);
  });

  it("brings the rim to the middle of a small window, whose upper part is covered", () => {
    [camera.width, camera.height] = [376, 320];
    camera.centre([700, 10], 0.8);
    expect(10 * camera.k + camera.y).toBeGreaterThan(0.45 * 320);
  });

  it("stays on the sheet: at the rim little is seen of what is beside it", () => {
    camera.centre([0, 0], 1);
    expect(camera.x).toBeLessThanOrEqual(720 * 0.12);
    expect(camera.y).toBeLessThanOrEqual(520 * 0.12);
    camera.centre([1400, 1000], 1);
    expect(720 - (camera.x + 1400)).toBeLessThanOrEqual(720 * 0.12);
  });

  it("follows nothing once it was moved by hand", () => {
    expect(camera.free).toBe(false);
    camera.pan(1, 1);
    expect(camera.free).toBe(true);
  });

  it("sees what lies well inside its window", () => {
    camera.centre([700, 500], 1);
    expect(camera.sees([700, 500])).toBe(true);
    expect(camera.sees([360, 500])).toBe(false);
  });
});
