import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import type { TaxSettings } from './types.ts'

/** What is taxed where, in memory until PostgreSQL announces that it has changed. */
export class TaxCache {
  #settings: Promise<TaxSettings> | undefined

  /** Something may have changed. */
  clear(): void {
    this.#settings = undefined
  }

  settings(db: Db | Tx): Promise<TaxSettings> {
    const settings = (this.#settings ??= queries.read.one(db, {}).then((row) => row!))
    // A failure isn't remembered.
    settings.catch(() => this.#settings === settings && this.clear())
    return settings
  }
}
