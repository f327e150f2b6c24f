/** Remembers the first line for each key, to report duplicates. */
export class TakenKeys {
  readonly #lines = new Map<string, number>()

  /** The line that already has the key; undefined for the first. */
  claim(key: string, line: number): number | undefined {
    const taken = this.#lines.get(key)
    if (taken === undefined) this.#lines.set(key, line)
    return taken
  }
}
