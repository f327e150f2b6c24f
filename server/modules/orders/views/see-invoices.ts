import type * as staff from '#contract/admin/order-invoices.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major, shopCurrency } from '#contract/currency.ts'
import type { getCreditNote, getInvoice, Invoice, listInvoices as contract } from '#contract/invoices.ts'
import { refuse } from '#contract/refuse.ts'
import { serverUrls } from '#contract/server-urls.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { type DocumentRow, documentsOf, type InvoiceRenderer, summariesOf } from '#server/modules/invoices/invoices.ts'
import { erasedEmail } from '../order/erasure-queries.ts'
import { findOrder, findVisible } from '../order/find-order.ts'
import { signOrderLink } from '../order/links.ts'
import type { OrderRow } from '../order/rows.ts'

type Input = ParsedOf<typeof getInvoice> | ParsedOf<typeof getCreditNote>

/**
 * Finds the order whose invoices the caller asks for. Fails with NOT_FOUND after the buyer's account was erased: the invoices are then kept
 * for the tax office alone.
 */
async function billedTo(db: Db, input: Input, context: RequestContext): Promise<OrderRow> {
  const order = await findVisible(db, input, context)
  if (order.email === erasedEmail) throw refuse('NOT_FOUND')
  return order
}

/** The documents of an order as links to PDFs. The links contain a token, since a browser that follows a link sends no bearer token. */
export async function listInvoices(db: Db, input: ParsedOf<typeof contract>, context: RequestContext): Promise<OutputOf<typeof contract>> {
  const { id, number, revision } = await billedTo(db, input, context)
  const token = input.token ?? signOrderLink(context.signingSecret, id, context.now)
  const invoices = await invoicesOf(db, [id])
  return {
    invoices: invoices.map((one) => ({
      ...one,
      url:
        one.kind === 'invoice'
          ? serverUrls.invoice(number, token, revision > 0 ? one.number : undefined)
          : serverUrls.creditNote(number, one.number, token),
    })),
  }
}

/** Renders the invoice of an order, or its document with a given number, as PDF; refuses a document that doesn't exist. */
export async function renderInvoice(db: Db, renderer: InvoiceRenderer, input: Input, context: RequestContext): Promise<Uint8Array> {
  const { id } = await billedTo(db, input, context)
  const documents = await documentsOf(db, id)
  const wanted =
    input.number === undefined
      ? documents.findLast(({ kind }) => kind === 'invoice')
      : documents.find(({ number }) => number === input.number)
  return render(renderer, wanted, context)
}

async function render(renderer: InvoiceRenderer, wanted: DocumentRow | undefined, { config }: RequestContext): Promise<Uint8Array> {
  if (!wanted) throw refuse('NOT_FOUND')
  return renderer.render(wanted, config.shop.logo?.light.url)
}

/** The documents of an order for staff. As for everyone else, there are none once the buyer's account is erased. */
export async function listStaffInvoices(
  db: Db,
  { id }: ParsedOf<typeof staff.listStaffInvoices>,
): Promise<OutputOf<typeof staff.listStaffInvoices>> {
  const order = await findOrder(db, id)
  if (!order) throw refuse('NOT_FOUND')
  return { invoices: order.email === erasedEmail ? [] : await invoicesOf(db, [order.id]) }
}

/** Renders a document of an order as its buyer gets it; refuses a document that doesn't exist. */
export async function renderForStaff(
  db: Db,
  renderer: InvoiceRenderer,
  { id, number }: ParsedOf<typeof staff.getStaffInvoice>,
  context: RequestContext,
): Promise<Uint8Array> {
  const order = await findOrder(db, id)
  const documents = order && order.email !== erasedEmail ? await documentsOf(db, order.id) : []
  return render(
    renderer,
    documents.find((one) => one.number === number),
    context,
  )
}

/** The invoices and credit notes of these orders. */
export async function invoicesOf(db: Db | Tx, orders: string[]): Promise<Invoice[]> {
  return (await summariesOf(db, orders)).map(({ kind, number, order_number, total_cost, currency, issued_at }) => ({
    kind,
    number,
    orderNumber: order_number,
    issuedAt: issued_at.toISOString(),
    totalCost: major(total_cost, currency),
    ...(currency !== shopCurrency() && { currency }),
  }))
}
