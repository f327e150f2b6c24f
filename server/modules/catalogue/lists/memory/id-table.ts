/** Stores UUIDs in 16 bytes each, and finds them by their text. A Map of a million strings would take ten times as much memory. */
export class IdTable {
  #words: Uint32Array
  #buckets: Int32Array
  #size = 0

  constructor(capacity = 1024) {
    this.#words = new Uint32Array(capacity * 4)
    this.#buckets = new Int32Array(capacity * 2).fill(-1)
  }

  get size(): number {
    return this.#size
  }

  /** The slot of an id, or -1. */
  find(id: string): number {
    const words = wordsOf(id)
    for (let bucket = this.#bucketOf(words[3]); ; bucket = (bucket + 1) % this.#buckets.length) {
      const slot = this.#buckets[bucket]!
      if (slot < 0 || this.#isAt(slot, words)) return slot
    }
  }

  /** Gives an id the next slot, and returns it. `find` returns an id's newest slot. */
  add(id: string): number {
    if ((this.#size + 1) * 4 > this.#words.length) this.#grow()
    const words = wordsOf(id)
    const slot = this.#size++
    this.#words.set(words, slot * 4)
    this.#link(slot, words)
    return slot
  }

  /** The text of the id in a slot. */
  text(slot: number): string {
    const hex = [0, 1, 2, 3].map((n) => this.#words[slot * 4 + n]!.toString(16).padStart(8, '0')).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }

  /** Negative if the id in slot `a` sorts before the one in slot `b`. */
  compare(a: number, b: number): number {
    for (let n = 0; n < 4; n++) {
      const difference = this.#words[a * 4 + n]! - this.#words[b * 4 + n]!
      if (difference !== 0) return difference
    }
    return 0
  }

  /** Like `compare`, with an id that may have no slot. */
  compareTo(slot: number, id: string): number {
    const words = wordsOf(id)
    for (let n = 0; n < 4; n++) {
      const difference = this.#words[slot * 4 + n]! - words[n]!
      if (difference !== 0) return difference
    }
    return 0
  }

  #bucketOf(lastWord: number): number {
    return lastWord % this.#buckets.length
  }

  #isAt(slot: number, words: Words): boolean {
    const at = slot * 4
    const all = this.#words
    return all[at + 3] === words[3] && all[at + 2] === words[2] && all[at + 1] === words[1] && all[at] === words[0]
  }

  #link(slot: number, words: Words): void {
    let bucket = this.#bucketOf(words[3])
    while (this.#buckets[bucket]! >= 0 && !this.#isAt(this.#buckets[bucket]!, words)) bucket = (bucket + 1) % this.#buckets.length
    this.#buckets[bucket] = slot
  }

  #grow(): void {
    const words = new Uint32Array(this.#words.length * 2)
    words.set(this.#words)
    this.#words = words
    this.#buckets = new Int32Array(words.length / 2).fill(-1)
    for (let slot = 0; slot < this.#size; slot++) this.#link(slot, [...words.subarray(slot * 4, slot * 4 + 4)] as Words)
  }
}

type Words = [number, number, number, number]

/** The last word of a UUIDv7 is random, so it serves as the hash. */
function wordsOf(id: string): Words {
  return [
    Number.parseInt(id.slice(0, 8), 16),
    Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16),
    Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16),
    Number.parseInt(id.slice(28, 36), 16),
  ]
}
