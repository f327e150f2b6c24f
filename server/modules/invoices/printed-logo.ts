/** Reads the picture at an address as a PNG. */
export type ReadLogo = (url: string) => Promise<Uint8Array>

/** The shop's logo for print. It's converted once per address, and the last one is cached. */
export class PrintedLogo {
  readonly #read: ReadLogo
  #made: { url: string; png: Promise<Uint8Array | undefined> } | undefined

  constructor(read: ReadLogo) {
    this.#read = read
  }

  /** Undefined if the logo can't be read: the invoice then shows the name, and the next one tries again. */
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
