import type { CurrencySettings } from '#contract/currencies.ts'
import type { Exchange } from '#contract/exchange.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'

/** The shop's additional currencies, cached until PostgreSQL announces that they have changed. */
export class CurrencyCache {
  #settings: Promise<CurrencySettings> | undefined
  #offered: Promise<Exchange[]> | undefined

  /** Drops the cached settings, which may have changed. */
  clear(): void {
    this.#settings = undefined
    this.#offered = undefined
  }

  /** The enabled currencies: the same list as long as nothing changes. */
  offered(db: Db | Tx): Promise<Exchange[]> {
    const offered = (this.#offered ??= this.settings(db).then(({ currencies }) =>
      currencies.flatMap(({ active, ...currency }) => (active ? [currency] : [])),
    ))
    offered.catch(() => this.#offered === offered && this.clear())
    return offered
  }

  settings(db: Db | Tx): Promise<CurrencySettings> {
    const settings = (this.#settings ??= queries.readSettings.one(db, {}).then((row) => row!))
    // A failure isn't cached.
    settings.catch(() => this.#settings === settings && this.clear())
    return settings
  }
}
