/** The study of a recording: asked of the server slice by slice, with progress. */

import { ApiError, get } from "./api";
import { replayApi } from "./replays";
import type { JudgedMove, Refusal, ReplayHint, StudyInfo } from "./types";

export class ReplayStudy {
  moves = $state.raw<JudgedMove[]>([]);
  /** How far it is, from 0 to 1; null before it begins. */
  progress = $state<number | null>(null);
  running = $state(false);
  hint = $state.raw<(ReplayHint & { n: number }) | "thinking" | null>(null);
  failed = $state.raw<Refusal | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew whenever there is more
  readonly byPlace = $derived(new Map(this.moves.map((move) => [move.n, move])));
  private at: number;

  constructor(
    private readonly id: string,
    first: number,
    private readonly code: string,
  ) {
    this.at = first;
  }

  private url(path: string): string {
    return replayApi(this.id, this.code, `/${path}`);
  }

  async run(): Promise<void> {
    if (this.running || this.progress === 1) return;
    this.running = true;
    this.progress ??= 0;
    try {
      while (this.running && this.progress < 1) {
        const slice = await get<StudyInfo>(this.url(`study/${this.at}`));
        this.moves = [...this.moves, ...slice.moves];
        this.at = slice.next;
        this.progress = slice.length ? slice.next / slice.length : 1;
      }
    } catch (error) {
      if (error instanceof ApiError) this.failed = error.refusal;
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }

  async ask(n: number): Promise<void> {
    this.hint = "thinking";
    this.failed = null;
    try {
      this.hint = { ...(await get<ReplayHint>(this.url(`hint/${n}`))), n };
    } catch (error) {
      this.hint = null;
      if (error instanceof ApiError) this.failed = error.refusal;
    }
  }
}
