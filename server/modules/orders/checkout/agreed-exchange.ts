import { isExact, tooManyDecimals } from '#contract/currency.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Exchange } from '#contract/exchange.ts'
import type { createOrder } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import { exchangeFor } from '#server/modules/currencies/currencies.ts'
import type { PriceSources } from '../lines/price-sources.ts'
import { refuseShopsMoney } from './shops-money.ts'

type Input = ParsedOf<typeof createOrder>

/**
 * The currency that the buyer chose, at the rate they saw; null for the shop's. Refuses another rate, like any other price that changed.
 */
export async function agreedExchange(tx: Tx, { currencies }: PriceSources, input: Input): Promise<Exchange | null> {
  const exchange = await exchangeFor(tx, currencies, input.currency?.code)
  refuseInexact(input, exchange?.code)
  if (!exchange || input.currency?.rate === exchange.rate) {
    if (exchange) refuseShopsMoney(input)
    return exchange
  }
  throw refuse('MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES', { 'currency.rate': [`It is ${exchange.rate} now`] })
}

/** Refuses amounts with more decimals than their currency has. */
function refuseInexact(input: Input, code: string | undefined): void {
  const { productCost, shippingCost, totalCost, creditCost = 0, products } = input
  const amounts: Record<string, number> = { productCost, shippingCost, totalCost, creditCost }
  for (const [index, { price }] of products.entries()) amounts[`products.${index}.price`] = price
  const wrong = Object.entries(amounts).filter(([, amount]) => !isExact(amount, code))
  if (wrong.length > 0) throw refuse('INVALID_INPUT', Object.fromEntries(wrong.map(([name]) => [name, [tooManyDecimals(code)]])))
}
