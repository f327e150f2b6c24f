import { NumberList } from './number-list.ts'

/**
 * The keys of each slot. Each distinct set of keys is stored once, and slots refer to sets by number. A million products have some thousand
 * sets, so work can be done per set instead of per product.
 */
export class KeySets {
  readonly #setByKeys = new Map<string, number>()
  /** The keys of all sets one after the other, and the start of each set. */
  readonly #keys = new NumberList()
  readonly #starts = NumberList.of(0)
  readonly #setsWith = new Map<number, NumberList>()
  readonly #setBySlot = new NumberList()

  /** The number of the set that each slot has. */
  get setBySlot(): Uint32Array {
    return this.#setBySlot.values
  }

  /** Gives the next slot these keys. */
  push(keys: number[]): void {
    const name = keys.join()
    let set = this.#setByKeys.get(name)
    if (set === undefined) this.#setByKeys.set(name, (set = this.#add(keys)))
    this.#setBySlot.push(set)
  }

  keysOf(slot: number): Uint32Array {
    const set = this.setBySlot[slot]!
    return this.#keys.values.subarray(this.#starts.values[set], this.#starts.values[set + 1])
  }

  /** For each set, 1 if it has one of these keys, else 0. */
  having(keys: number[]): Uint8Array {
    const has = new Uint8Array(this.#size)
    for (const key of keys) for (const set of this.#setsWith.get(key)?.values ?? []) has[set] = 1
    return has
  }

  /** Adds the number of these slots with each key to `byKey`. */
  count(slots: Uint32Array, byKey: Uint32Array): void {
    if (slots.length < this.#size) this.#countSlots(slots, byKey)
    else this.#countSets(slots, byKey)
  }

  get #size(): number {
    return this.#starts.length - 1
  }

  #add(keys: number[]): number {
    const set = this.#size
    for (const key of keys) {
      this.#keys.push(key)
      const sets = this.#setsWith.get(key) ?? new NumberList()
      if (sets.length === 0) this.#setsWith.set(key, sets)
      sets.push(set)
    }
    this.#starts.push(this.#keys.length)
    return set
  }

  #countSlots(slots: Uint32Array, byKey: Uint32Array): void {
    const [sets, starts, keys] = [this.setBySlot, this.#starts.values, this.#keys.values]
    for (let at = 0; at < slots.length; at++) {
      const set = sets[slots[at]!]!
      const end = starts[set + 1]!
      for (let key = starts[set]!; key < end; key++) byKey[keys[key]!]! += 1
    }
  }

  #countSets(slots: Uint32Array, byKey: Uint32Array): void {
    const [sets, starts, keys] = [this.setBySlot, this.#starts.values, this.#keys.values]
    const bySet = new Uint32Array(this.#size)
    for (let at = 0; at < slots.length; at++) bySet[sets[slots[at]!]!]! += 1
    for (let set = 0; set < bySet.length; set++) {
      const end = starts[set + 1]!
      if (bySet[set]! > 0) for (let key = starts[set]!; key < end; key++) byKey[keys[key]!]! += bySet[set]!
    }
  }
}
