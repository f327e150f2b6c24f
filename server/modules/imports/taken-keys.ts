/** What lines of a file are about: each thing is one line's. */
export class TakenKeys {
  readonly #lines = new Map<string, number>()

  /** The line that has it already; undefined for the first. */
  claim(key: string, line: number): number | undefined {
    const taken = this.#lines.get(key)
    if (taken === undefined) this.#lines.set(key, line)
    return taken
  }
}
