/** The picture at an address as a PNG. */
export type ReadLogo = (url: string) => Promise<Uint8Array>

/** The shop's logo for paper, made once for each address; the last one is kept. */
export class PrintedLogo {
  readonly #read: ReadLogo
  #made: { url: string; png: Promise<Uint8Array | undefined> } | undefined

  constructor(read: ReadLogo) {
    this.#read = read
  }

  /** Undefined where it can't be read now: whoever needs their invoice gets it with the name, and the next one tries again. */
  at(url: string): Promise<Uint8Array | undefined> {
    if (this.#made?.url === url) return this.#made.png
    const made = { url, png: this.#read(url).catch(() => this.#forget(url)) }
    this.#made = made
    return made.png
  }

  #forget(url: string): undefined {
    if (this.#made?.url === url) this.#made = undefined
  }
}
