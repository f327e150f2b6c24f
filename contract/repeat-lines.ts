import { z } from 'zod'
import { orderCurrency } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { id, orderMoney, quantity, text, versionNumber } from './fields.ts'
import { limits } from './limits.ts'
import { repeatDeliveryLimits } from './rate-limits.ts'
import { repeatDeliveryDetail } from './repeat-deliveries.ts'
import { repeatLimits } from './repeat-limits.ts'

const tag = 'Repeat deliveries'
const auth = 'customer'
const rateLimits = repeatDeliveryLimits
const read = { id, version: versionNumber }
const changes = ['NOT_FOUND', 'REPEAT_DELIVERY_WAS_CHANGED', 'REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE'] as const

/** A variant that can be added; `price`: of a piece after the discount, in the delivery's currency. */
const addable = z
  .object({
    productId: id,
    variantId: id,
    name: z.string(),
    options: z.record(z.string(), z.string()),
    percent: z.int(),
    price: orderMoney,
    isInStock: z.boolean(),
  })
  .meta({ id: 'AddableProduct' })
export type AddableProduct = z.infer<typeof addable>

export const listAddableProducts = endpoint({
  id: 'listAddableProducts',
  route: 'GET /repeat-deliveries/:id/products',
  tag,
  auth,
  summary: `List what can be added to a repeat delivery: variants offered at its interval that are not in it yet, ${repeatLimits.addableMax} at most; \`q\`: part of the product's name`,
  input: z.object({ id, q: text(0, limits.search.max).optional() }),
  output: z.object({ products: z.array(addable), currency: orderCurrency.optional() }),
  refusals: ['NOT_FOUND', 'CURRENCY_IS_NOT_OFFERED'],
})

export const addRepeatLine = endpoint({
  id: 'addRepeatLine',
  route: 'POST /repeat-deliveries/:id/lines',
  tag,
  auth,
  rateLimits,
  summary: `Add a product to a repeat delivery of up to ${repeatLimits.linesMax}; if it is in it already, these pieces are added to it. The customer gets an email`,
  input: z.strictObject({ ...read, variantId: id, quantity }),
  output: repeatDeliveryDetail,
  refusals: [...changes, 'REPEAT_DELIVERY_IS_FULL', 'CURRENCY_IS_NOT_OFFERED'],
})

export const changeRepeatLine = endpoint({
  id: 'changeRepeatLine',
  route: 'PATCH /repeat-deliveries/:id/lines/:variantId',
  tag,
  auth,
  rateLimits,
  summary: 'Change the quantity of a product in a repeat delivery. The customer gets an email',
  input: z.strictObject({ ...read, variantId: id, quantity }),
  output: repeatDeliveryDetail,
  refusals: [...changes],
})

export const removeRepeatLine = endpoint({
  id: 'removeRepeatLine',
  route: 'POST /repeat-deliveries/:id/lines/:variantId/remove',
  tag,
  auth,
  rateLimits,
  summary: 'Take a product out of a repeat delivery; taking out the last one cancels it for good. The customer gets an email',
  input: z.strictObject({ ...read, variantId: id }),
  output: repeatDeliveryDetail,
  refusals: [...changes],
})
