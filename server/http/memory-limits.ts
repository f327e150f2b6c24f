import { LRUCache } from 'lru-cache'
import { refuse } from '#contract/refuse.ts'
import { rateLimitNetwork } from './network.ts'

interface Limit {
  /** The limit's name in the header RateLimit. */
  name: string
  max: number
  minutes: number
}

interface Window {
  count: number
  /** In milliseconds. */
  endsAt: number
}

/**
 * Beyond this many clients, the least recently seen ones are dropped, and their counts start again: memory stays bounded however many
 * addresses call.
 */
const clientsMax = 20_000

/**
 * Counts how much of its limit a client has used, in the memory of each process, so that counting costs almost nothing. For calls that are
 * cheap to repeat.
 */
export class MemoryLimit {
  readonly #limit: Limit
  readonly #windows = new LRUCache<string, Window>({ max: clientsMax })

  constructor(limit: Limit) {
    this.#limit = limit
  }

  /** Counts a client's call; `remaining` is negative if the call is over the limit. */
  count(address: string, nowMs: number): { remaining: number; seconds: number } {
    const { max, minutes } = this.#limit
    const key = address.includes(':') ? rateLimitNetwork(address) : address
    let window = this.#windows.get(key)
    if (!window || window.endsAt <= nowMs) this.#windows.set(key, (window = { count: 0, endsAt: nowMs + minutes * 60_000 }))
    window.count += 1
    return { remaining: max - window.count, seconds: Math.ceil((window.endsAt - nowMs) / 1000) }
  }

  /** The headers that show a client the rest of its limit (draft-ietf-httpapi-ratelimit-headers). */
  headers({ remaining, seconds }: { remaining: number; seconds: number }): Record<string, string> {
    const { name, max, minutes } = this.#limit
    return {
      'RateLimit-Policy': `"${name}";q=${max};w=${minutes * 60}`,
      RateLimit: `"${name}";r=${Math.max(0, remaining)};t=${seconds}`,
    }
  }
}

/** Refuses a call that is over the limit. */
export function refuseOverLimit({ remaining, seconds }: { remaining: number; seconds: number }): void {
  if (remaining < 0) throw refuse('TOO_MANY_REQUESTS', null, seconds)
}
