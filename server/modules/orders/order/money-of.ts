import { major } from '#contract/currency.ts'
import type { Config } from '#server/config.ts'
import { formatMoney } from '#server/text/formats.ts'
import { currencyOf } from './due.ts'
import type { OrderRow } from './rows.ts'

/** Formats an amount of an order (minor units) for its buyer. */
export function moneyOf(amount: number, row: Pick<OrderRow, 'currency'>, { shop }: Pick<Config, 'shop'>): string {
  const name = currencyOf(row)
  return formatMoney(major(amount, name), { ...shop.currency, name })
}
