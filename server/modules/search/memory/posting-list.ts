/** The highest weight of a word in a document; weights are whole numbers. */
const weightMax = 63
const weightBits = 6

/** The documents that have a word, each packed with its weight into one number: a million of them take 4 MB. */
export class PostingList {
  #values = new Uint32Array(4)
  #length = 0

  get length(): number {
    return this.#length
  }

  /** Valid until the next `add`. */
  get values(): Uint32Array {
    return this.#values.subarray(0, this.#length)
  }

  add(document: number, weight: number): void {
    if (this.#length === this.#values.length) {
      const values = new Uint32Array(this.#length * 2)
      values.set(this.#values)
      this.#values = values
    }
    this.#values[this.#length++] = posting(document, weight)
  }
}

/** A document and the weight of a word in it, as one number of 32 bits. */
export const posting = (document: number, weight: number): number => ((document << weightBits) | Math.min(weight, weightMax)) >>> 0
/** The document of a posting. */
export const documentOf = (one: number): number => one >>> weightBits
/** The weight of a posting. */
export const weightOf = (one: number): number => one & weightMax
