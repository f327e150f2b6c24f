import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invoice, invoicePdf } from '../invoices.ts'
import { orderId } from '../order-id.ts'

const tag = 'Orders (staff)'
const auth = { staff: 'orders:read' } as const

export const listStaffInvoices = endpoint({
  id: 'listStaffInvoices',
  route: 'GET /admin/orders/:id/invoices',
  tag,
  auth,
  summary: "List the invoice and the credit notes of an order; none before it's paid or after its buyer's account is erased",
  input: z.object({ id: orderId }),
  output: z.object({ invoices: z.array(invoice) }),
  refusals: ['NOT_FOUND'],
})

/** Returns a file: a link that opens it without signing in would let staff act as the buyer (`resendOrderMail`). */
export const getStaffInvoice = endpoint({
  id: 'getStaffInvoice',
  route: 'GET /admin/orders/:id/invoices/:number',
  tag,
  auth,
  audited: true,
  summary: 'Get an invoice or a credit note of an order as a PDF, the same one the buyer gets',
  input: z.object({ id: orderId, number: z.string().regex(/^(?:INV|CN)-\d{6,10}$/) }),
  mediaType: 'application/pdf',
  output: invoicePdf,
  refusals: ['NOT_FOUND'],
})
