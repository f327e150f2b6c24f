/** The number of products with each key, by the key's number, for each list. */
export class ListCounts {
  readonly #counts = new Map<number, Uint32Array>()

  /** Counts a product with these keys that joins (1) or leaves (-1) these lists. */
  add(lists: readonly number[], keys: readonly number[] | Uint32Array, n: 1 | -1): void {
    for (const list of lists) {
      const counts = this.#countsFor(list, keys)
      for (const key of keys) counts[key]! += n
    }
  }

  of(list: number): Uint32Array | undefined {
    return this.#counts.get(list)
  }

  #countsFor(list: number, keys: readonly number[] | Uint32Array): Uint32Array {
    const counts = this.#counts.get(list) ?? new Uint32Array(64)
    const length = Math.max(...keys) + 1
    const large = length <= counts.length ? counts : grown(counts, length)
    if (large !== this.#counts.get(list)) this.#counts.set(list, large)
    return large
  }
}

function grown(counts: Uint32Array, length: number): Uint32Array {
  const larger = new Uint32Array(length * 2)
  larger.set(counts)
  return larger
}
