import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import type { TaxSettings } from './types.ts'

/** The tax settings, cached until PostgreSQL announces that they have changed. */
export class TaxCache {
  #settings: Promise<TaxSettings> | undefined

  /** Drops the cached settings, which may have changed. */
  clear(): void {
    this.#settings = undefined
  }

  settings(db: Db | Tx): Promise<TaxSettings> {
    const settings = (this.#settings ??= queries.readSettings.one(db, {}).then((row) => row!))
    // A failure isn't cached.
    settings.catch(() => this.#settings === settings && this.clear())
    return settings
  }
}
