import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db } from '#server/db/statement.ts'
import { currencyOfPrices, keepCurrency } from './queries.ts'

interface Options {
  now: Date
  log: { warn: (fields: object, message: string) => void }
}

/**
 * Stores the currency of prices and orders: the configured one, as long as there are none. Warns if the server was started with another one
 * afterwards: amounts are stored without their currency, so only the displayed sign would change.
 */
export async function checkCurrency({ db }: Database, config: Config, { now, log }: Options): Promise<void> {
  await keepCurrency.run(db, { currency: config.shop.currency.name, now })
  const before = await currencyBefore(db, config)
  if (before === null) return
  const { name } = config.shop.currency
  log.warn(
    { before, now: name },
    `CURRENCY_NAME is ${name}, but products and orders were made in ${before}: their amounts are not converted. Set CURRENCY_NAME=${before}`,
  )
}

/** The currency that products and orders were made in if the server was started with another one; null otherwise. */
export async function currencyBefore(db: Db, { shop }: Config): Promise<string | null> {
  const stored = (await currencyOfPrices.one(db, {}))?.currency
  return stored === undefined || stored === shop.currency.name ? null : stored
}
