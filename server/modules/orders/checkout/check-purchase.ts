import { decimal, minor } from '#contract/currency.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Exchange } from '#contract/exchange.ts'
import { limits } from '#contract/limits.ts'
import type { createOrder } from '#contract/orders.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type { CheckedLines, Line } from '../lines/lines.ts'
import type { PricedOrder } from '../lines/price-order.ts'

type Input = ParsedOf<typeof createOrder>

/** The lines of an order, if each can be had at the price that the buyer saw. */
export function refuseBadLines({ lines, problems, miscalculated }: CheckedLines): Line[] {
  if (Object.keys(problems).length > 0) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', problems)
  if (Object.keys(miscalculated).length > 0) throw refuse('MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES', miscalculated)
  return lines
}

/** Refuses codes that take nothing off (anymore), each with its reason. `sent` may have a code twice. */
export function refuseCodes(codes: PricedOrder['codes'], sent: string[] = []): void {
  const refused: FieldErrors = {}
  for (const { code, reason } of codes) if (reason !== null) refused[`codes.${sent.indexOf(code)}`] = [reason]
  if (Object.keys(refused).length > 0) throw refuse('PROMOTION_CODE_IS_REFUSED', refused)
}

/** Refuses more pieces than one order may have. */
export function refuseTooManyUnits(lines: Line[]): void {
  const { unitsMax } = limits.order
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > unitsMax)
    throw refuse('ERROR_IN_ORDER_CREATION', { products: [`are more than ${unitsMax} pieces`] })
}

/** Refuses amounts that differ from what the buyer agreed to, and a total above the maximum of an order. */
export function checkCosts(input: Input, costs: PricedOrder['costs'], exchange: Exchange | null): void {
  const code = exchange?.code
  const wrong: FieldErrors = {}
  for (const name of ['productCost', 'shippingCost', 'totalCost'] as const) {
    if (minor(input[name], code) !== costs[name]) wrong[name] = [`It is ${decimal(costs[name], code)} now`]
  }
  if (Math.max(costs.totalCost, costs.productCost) > limits.order.totalMax)
    throw refuse('ERROR_IN_ORDER_CREATION', { totalCost: ['is more than one order may come to'] })
  if (Object.keys(wrong).length > 0) throw refuse('MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES', wrong)
}
