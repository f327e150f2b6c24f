import { z } from 'zod'
import { currencyCode } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { orderMoney, time } from './fields.ts'
import { orderId } from './order-id.ts'

const tag = 'Orders'
const input = z.object({ id: orderId, token: z.string().max(200).optional() })
/** The document itself. */
export const invoicePdf = z
  .custom<Uint8Array>((file) => file instanceof Uint8Array)
  .meta({ openapi: { type: 'string', contentMediaType: 'application/pdf' } })

/** The invoice of an order, or a credit note. */
export const invoice = z
  .object({
    kind: z.enum(['invoice', 'credit_note']),
    number: z.string(),
    orderNumber: z.string(),
    issuedAt: time,
    totalCost: orderMoney,
    /** The currency of the payment, if it isn't the shop's. */
    currency: currencyCode.optional(),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof invoice>

export const listInvoices = endpoint({
  id: 'listInvoices',
  route: 'GET /user/orders/:id/invoices',
  tag,
  auth: 'guest',
  summary:
    "List the invoice and the credit notes of the caller's own order, or of any with the token of its signed link; none before it's paid",
  input,
  /** `url`: opens the PDF without signing in, like an order's signed link. */
  output: z.object({ invoices: z.array(invoice.extend({ url: z.string() })) }),
  refusals: ['NOT_FOUND'],
})

export const getInvoice = endpoint({
  id: 'getInvoice',
  route: 'GET /user/orders/:id/invoice',
  tag,
  auth: 'guest',
  summary: "Get the invoice of the caller's own order as a PDF, or of any with the token of its signed link; an edited order has several",
  /** `number`: defaults to the newest invoice. */
  input: input.extend({
    number: z
      .string()
      .regex(/^INV-\d{6,10}$/)
      .optional(),
  }),
  mediaType: 'application/pdf',
  output: invoicePdf,
  refusals: ['NOT_FOUND'],
})

export const getCreditNote = endpoint({
  id: 'getCreditNote',
  route: 'GET /user/orders/:id/credit-notes/:number',
  tag,
  auth: 'guest',
  summary: "Get a credit note of the caller's own order as a PDF, or of any with the token of its signed link",
  input: input.extend({ number: z.string().regex(/^CN-\d{6,10}$/) }),
  mediaType: 'application/pdf',
  output: invoicePdf,
  refusals: ['NOT_FOUND'],
})
