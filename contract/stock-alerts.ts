import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, id, time } from './fields.ts'
import { stockAlertLimits, stockAlertLinkLimits } from './rate-limits.ts'

const tag = 'Stock alerts'

/** A request for one mail when a variant is back in stock: `waiting` or `sent`. */
export const stockAlert = z
  .object({
    id,
    productId: id,
    variantId: id,
    name: z.string(),
    slug: z.string(),
    photo: z.string(),
    options: z.record(z.string(), z.string()),
    state: z.enum(['waiting', 'sent']),
    createdAt: time,
  })
  .meta({ id: 'StockAlert' })
export type StockAlert = z.infer<typeof stockAlert>

/** Newest first. */
const alerts = z.object({ alerts: z.array(stockAlert) })
const token = z.string().max(120)
/** The product that a mail's link was about; null if it isn't sold anymore, or the link was already used. */
const about = z.object({ product: z.object({ name: z.string(), slug: z.string(), variantId: id }).nullable() })

export const requestStockAlert = endpoint({
  id: 'requestStockAlert',
  route: 'POST /stock-alerts',
  tag,
  auth: 'guest',
  rateLimits: stockAlertLimits,
  summary: "Ask for an email when a variant is back in stock; an address that isn't the account's has to confirm first",
  input: z.object({ productId: id, variantId: id.optional(), email: email.optional() }),
  /** `confirm`: a confirmation mail is sent. The same whether the email is known here or not. */
  output: z.object({ state: z.enum(['on', 'confirm']) }),
  refusals: ['INVALID_PRODUCT_ID', 'PRODUCT_IS_IN_STOCK', 'TOO_MANY_STOCK_ALERTS'],
})
export const confirmStockAlert = endpoint({
  id: 'confirmStockAlert',
  route: 'POST /stock-alerts/confirm',
  tag,
  auth: 'public',
  rateLimits: stockAlertLinkLimits,
  summary: 'Confirm a stock alert with the token of its email',
  input: z.object({ token }),
  output: about,
  refusals: ['NOT_FOUND'],
})
export const unsubscribeStockAlerts = endpoint({
  id: 'unsubscribeStockAlerts',
  route: 'POST /stock-alerts/unsubscribe',
  tag,
  auth: 'public',
  rateLimits: stockAlertLinkLimits,
  summary: 'End all stock alerts of an address, with the token of an email to it; repeating the call changes nothing',
  input: z.object({ token }),
  output: about,
  refusals: ['NOT_FOUND'],
})
export const listStockAlerts = endpoint({
  id: 'listStockAlerts',
  route: 'GET /stock-alerts',
  tag,
  auth: 'customer',
  summary: "List the customer's stock alerts",
  input: z.object({}),
  output: alerts,
  refusals: [],
})
export const removeStockAlert = endpoint({
  id: 'removeStockAlert',
  route: 'DELETE /stock-alerts/:id',
  tag,
  auth: 'customer',
  summary: 'Remove a stock alert',
  input: z.object({ id }),
  output: alerts,
  refusals: ['NOT_FOUND'],
})
