import type * as contract from '#contract/currencies.ts'
import { digitsOf } from '#contract/currency-digits.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { CurrencyCache } from './cache.ts'
import * as queries from './queries.ts'

/**
 * The most decimals a currency may have: card providers take amounts with three decimals only in steps of ten, which an order's shares
 * aren't.
 */
const digitsMax = 2

/** Saves the currencies, if they haven't changed since they were read. Orders keep the rate they were placed at. */
export async function changeCurrencies(
  tx: Tx,
  cache: CurrencyCache,
  { version, currencies }: ParsedOf<typeof contract.changeCurrencies>,
  context: RequestContext,
): Promise<contract.CurrencySettings> {
  check(currencies, context.config.shop.currency.name)
  const before = (await queries.readSettings.one(tx, {}))!
  if ((await queries.saveSettings.run(tx, { version, currencies })) === 0) throw refuse('CURRENCIES_WERE_CHANGED')
  tx.afterCommit(async () => cache.clear())
  describeChange(context, { before: { currencies: before.currencies }, after: { currencies } })
  return { version: version + 1, currencies }
}

function check(currencies: contract.CurrencySettings['currencies'], own: string): void {
  const wrong: FieldErrors = {}
  for (const [index, { code }] of currencies.entries()) {
    const problem = problemOf(code, own) ?? (currencies.findIndex((one) => one.code === code) < index ? 'is there twice' : undefined)
    if (problem) wrong[`currencies.${index}.code`] = [problem]
  }
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

function problemOf(code: string, own: string): string | undefined {
  if (code === own) return 'is what prices are in'
  if (!Intl.supportedValuesOf('currency').includes(code)) return 'is no currency'
  return digitsOf(code) > digitsMax ? 'has three decimals: it can only be the currency that prices are in' : undefined
}
