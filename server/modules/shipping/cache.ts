import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import type { Zone } from './types.ts'

/** The shipping zones, cached until PostgreSQL announces that they have changed. */
export class ShippingCache {
  #zones: Promise<Zone[]> | undefined

  /** Drops the cached zones, which may have changed. */
  clear(): void {
    this.#zones = undefined
  }

  /** All zones, in the order of their creation. */
  zones(db: Db | Tx): Promise<Zone[]> {
    const zones = (this.#zones ??= queries.allZones.all(db, {}))
    // A failure isn't cached.
    zones.catch(() => this.#zones === zones && this.clear())
    return zones
  }
}
