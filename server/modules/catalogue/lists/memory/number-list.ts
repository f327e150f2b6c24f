/** A growing list of unsigned integers. A plain array would take twice the memory, and the garbage collector would copy it. */
export class NumberList {
  #values: Uint32Array = new Uint32Array(16)
  #length = 0

  static of(...values: number[]): NumberList {
    const list = new NumberList()
    for (const value of values) list.push(value)
    return list
  }

  get length(): number {
    return this.#length
  }

  /** The numbers so far; valid until the next `push`. */
  get values(): Uint32Array {
    return this.#values.subarray(0, this.#length)
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const values = new Uint32Array(this.#length * 2)
      values.set(this.#values)
      this.#values = values
    }
    this.#values[this.#length++] = value
  }
}
