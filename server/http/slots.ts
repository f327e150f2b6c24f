import type { ServerResponse } from 'node:http'

interface Bounds {
  max: number
  /** Of what the slots hold together, such as bytes. */
  unitsMax?: number
}
/** What a slot is for. */
export interface Wanted {
  units?: number
  /** Of what has the same key, one at a time. */
  key?: string
}

/** Room that was taken. However often it's given back, it counts once. */
export interface Slot {
  release: () => void
  /** Gives it back once the response is over, also where its client has gone already: then nobody tells us. */
  releaseAfter: (response: Pick<ServerResponse, 'destroyed' | 'once'>) => void
}

/**
 * How many of something go on at once in a process. A slot is taken before anything is waited for: who looks first, and counts after a wait, lets any number
 * of others look meanwhile, and counts clients that have gone.
 */
export class Slots {
  readonly #bounds: Required<Bounds>
  readonly #keys = new Set<string>()
  #taken = 0
  #units = 0

  constructor({ max, unitsMax = Infinity }: Bounds) {
    this.#bounds = { max, unitsMax }
  }

  get taken(): number {
    return this.#taken
  }
  get units(): number {
    return this.#units
  }

  /** Null where there's no room left. */
  take({ units = 0, key }: Wanted = {}): Slot | null {
    const { max, unitsMax } = this.#bounds
    if (this.#taken >= max || this.#units + units > unitsMax || (key !== undefined && this.#keys.has(key))) return null
    this.#taken += 1
    this.#units += units
    if (key !== undefined) this.#keys.add(key)
    let isTaken = true
    const release = () => {
      if (!isTaken) return
      isTaken = false
      this.#taken -= 1
      this.#units -= units
      if (key !== undefined) this.#keys.delete(key)
    }
    return { release, releaseAfter: (response) => void (response.destroyed ? release() : response.once('close', release)) }
  }
}

/** What a process has room for. */
export interface Room {
  /** Members that listen for what happens. */
  streams: Slots
  /** Large files on their way to clients. */
  sending: Slots
  /** Files on their way to us; units are bytes, which need room on the disk. */
  receiving: Slots
}

export const openRoom = (): Room => ({
  streams: new Slots({ max: 5000 }),
  sending: new Slots({ max: 200 }),
  receiving: newReceiving(),
})

export const newReceiving = (): Slots => new Slots({ max: 40, unitsMax: 1_000_000_000 })
