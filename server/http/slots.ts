import type { ServerResponse } from 'node:http'

interface Bounds {
  max: number
  /** The most units that all slots may hold together, such as bytes. */
  unitsMax?: number
  /** The most slots that one client may hold. */
  perClient?: number
}
/** What a slot is requested for. */
export interface SlotRequest {
  units?: number
  /** Only one slot per key is given out at a time. */
  key?: string
  /** Whose share the slot counts in: the client's address. */
  client?: string
}

/** A slot that was acquired. Releasing it again has no effect. */
export interface Slot {
  release: () => void
  /** Releases the slot once the response is over, or right away if its client has already disconnected, as no event would follow. */
  releaseAfter: (response: Pick<ServerResponse, 'destroyed' | 'once'>) => void
}

/**
 * Limits how many of something run concurrently in a process. Acquire a slot before any wait: checking first and counting after a wait
 * would let others check meanwhile, and count clients that have disconnected.
 */
export class Slots {
  readonly #bounds: Required<Bounds>
  readonly #keys = new Set<string>()
  readonly #clients = new Map<string, number>()
  #taken = 0
  #units = 0

  constructor({ max, unitsMax = Infinity, perClient = Infinity }: Bounds) {
    this.#bounds = { max, unitsMax, perClient }
  }

  get taken(): number {
    return this.#taken
  }
  get units(): number {
    return this.#units
  }

  /** Acquires a slot; null if there's no room left. */
  acquire({ units = 0, key, client = '' }: SlotRequest = {}): Slot | null {
    const { max, unitsMax } = this.#bounds
    if (this.#taken >= max || this.#units + units > unitsMax || (key !== undefined && this.#keys.has(key))) return null
    if (this.hasFullShare(client)) return null
    this.#clients.set(client, this.#ofClient(client) + 1)
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
      const left = this.#ofClient(client) - 1
      if (left > 0) this.#clients.set(client, left)
      else this.#clients.delete(client)
    }
    return { release, releaseAfter: (response) => void (response.destroyed ? release() : response.once('close', release)) }
  }

  /** Whether a client holds all the slots that it may: then only it has to wait. */
  hasFullShare(client: string): boolean {
    return this.#ofClient(client) >= this.#bounds.perClient
  }

  #ofClient(client: string): number {
    return this.#clients.get(client) ?? 0
  }
}

/** The concurrency limits of a process. */
export interface ConcurrencyLimits {
  /** Members with an open event stream. */
  streams: Slots
  /** Large files being sent to clients. */
  sending: Slots
  /** Files being received; units are bytes, which need disk space. */
  receiving: Slots
}

/** The limits of a process, with all slots free. */
export const createConcurrencyLimits = (): ConcurrencyLimits => ({
  streams: new Slots({ max: 5000 }),
  // Players and download managers ask for several parts at once; a whole office may share an address.
  sending: new Slots({ max: 200, perClient: 60 }),
  receiving: createUploadSlots(),
})

/**
 * Slots for files being received: 40 at a time, and at most 1 GB together. A client that sends a video slowly holds its slot for minutes, so
 * one client doesn't get all of them.
 */
export const createUploadSlots = (): Slots => new Slots({ max: 40, unitsMax: 1_000_000_000, perClient: 15 })
