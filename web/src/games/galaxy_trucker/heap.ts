/** Places in the open heap: a tile keeps the place where it was laid, and a newcomer takes a free one. */
export class Heap {
  private places: (string | null)[] = [];

  /** The heap as it lies now; holes stay until somebody puts a tile back. */
  lay(open: { name: string; kind: number }[]): (string | null)[] {
    const here = new Set(open.map(({ name }) => name));
    if (!this.places.some((name) => name !== null && here.has(name)))
      // By kind at first sight, so that eyes find what they look for.
      this.places = [...open].sort((a, b) => a.kind - b.kind).map(({ name }) => name);
    this.places = this.places.map((name) => (name !== null && here.has(name) ? name : null));
    for (const { name } of open) if (!this.places.includes(name)) this.fill(name);
    while (this.places.length && this.places[this.places.length - 1] === null) this.places.pop();
    return [...this.places];
  }

  private fill(name: string): void {
    const free = this.places.indexOf(null);
    if (free < 0) this.places.push(name);
    else this.places[free] = name;
  }
}
