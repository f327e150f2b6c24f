import { fullName } from '#contract/customers/full-name.ts'
import type * as contract from '#contract/admin/order-drafts.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { lockAccount } from '#server/modules/auth/users/users.ts'
import { findVariants } from '#server/modules/catalogue/catalogue.ts'
import { refuseWrap } from '../checkout/gift.ts'
import { orderAddresses } from '../checkout/order-address.ts'
import { perPercent, readDiscount } from './draft-discount.ts'
import * as queries from './draft-queries.ts'

type Contents = ParsedOf<typeof contract.createOrderDraft>

/** The drafts that haven't been placed yet. */
export async function listDrafts(
  db: Db,
  { limit, cursor }: ParsedOf<typeof contract.listOrderDrafts>,
): Promise<OutputOf<typeof contract.listOrderDrafts>> {
  const start = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.draftKeys.all(db, { ...start, limit: count }),
    rows: (ids) => queries.draftsByIds.all(db, { ids }),
  })
  const ids = rows.flatMap(({ lines }) => (lines[0] ? [lines[0].productId] : []))
  const names = new Map((await queries.productNames.all(db, { ids })).map(({ id, name }) => [id, name]))
  return {
    rows: rows.map((row) => ({
      id: row.id,
      changedAt: row.changed_at.toISOString(),
      author: row.author,
      customer: nameOf(row),
      email: row.email || (row.customer_email ?? ''),
      firstItem: names.get(row.lines[0]?.productId ?? '') ?? '',
      pieces: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    nextCursor,
  }
}

const nameOf = ({ customer_name, shipping_address }: queries.DraftRow): string =>
  customer_name ?? (shipping_address ? fullName(shipping_address) : '')

/** Finds a draft; fails with NOT_FOUND. */
export async function findDraft(db: Db | Tx, id: string): Promise<queries.DraftRow> {
  const [row] = await queries.draftsByIds.all(db, { ids: [id] })
  if (!row) throw refuse('NOT_FOUND')
  return row
}

/** A draft as staff see it. */
export async function getDraft(db: Db | Tx, { id }: { id: string }, { now }: Pick<RequestContext, 'now'>): Promise<contract.OrderDraft> {
  const row = await findDraft(db, id)
  const customer = row.customer_id === null ? null : { id: row.customer_id, name: row.customer_name ?? '', email: row.customer_email }
  return {
    id,
    version: row.version,
    author: row.author,
    changedAt: row.changed_at.toISOString(),
    customer,
    email: row.email,
    lines: row.lines,
    items: await itemsOf(db, row.lines, now),
    shippingAddress: row.shipping_address,
    shippingMethod: row.shipping_method,
    discount: major(row.discount),
    discountPercent: row.discount_percent === null ? null : row.discount_percent / perPercent,
    reason: row.reason,
    locale: row.locale,
    gift: row.gift,
    orderNumber: row.order_number,
  }
}

/** What the lines are about. What is on sale has its price of now, which may be that of a deal. */
async function itemsOf(db: Db | Tx, lines: contract.OrderDraft['lines'], now: Date): Promise<contract.OrderDraft['items']> {
  const offered = new Map((await findVariants(db, lines, now)).map((variant) => [variant?.variant_id, variant]))
  const all = await queries.draftItems.all(db, { ids: lines.map(({ variantId }) => variantId) })
  return all.map((item) => {
    const { name, options, photo, price } = offered.get(item.variant_id) ?? item
    const isOffered = offered.get(item.variant_id)?.active ?? false
    return { variantId: item.variant_id, name, options, photo, price: major(price), isOffered }
  })
}

/** Saves a new draft. */
export async function createDraft(tx: Tx, input: Contents, context: SignedInContext): Promise<contract.OrderDraft> {
  const id = newId(context.now)
  await queries.insertDraft.run(tx, { id, author: context.caller.userId, now: context.now, ...(await contentsOf(tx, input, context)) })
  describeChange(context, { target: id, after: { lines: input.lines, ...discountAsTyped(input) } })
  return getDraft(tx, { id }, context)
}

/** Saves a draft; refuses if someone else has saved it meanwhile. */
export async function saveDraft(
  tx: Tx,
  { id, version, ...input }: ParsedOf<typeof contract.saveOrderDraft>,
  context: RequestContext,
): Promise<contract.OrderDraft> {
  const before = await findDraft(tx, id)
  if ((await queries.saveDraft.run(tx, { id, version, now: context.now, ...(await contentsOf(tx, input, context, before)) })) === 0)
    throw refuse('ORDER_WAS_CHANGED')
  describeChange(context, { target: id, after: { lines: input.lines, ...discountAsTyped(input) } })
  return getDraft(tx, { id }, context)
}

const discountAsTyped = ({ discount, discountPercent }: Contents) => (discountPercent ? { discountPercent } : { discount })

async function contentsOf(tx: Tx, input: Contents, { config }: RequestContext, before?: queries.DraftRow): Promise<queries.DraftContents> {
  const { customerId, email = '', lines, shippingAddress, shippingMethod, reason, locale = null, gift = null } = input
  const discount = readDiscount(input)
  if (locale !== null && !config.locales.includes(locale)) throw refuse('INVALID_INPUT', { locale: ["is not one of the shop's languages"] })
  if ((discount.amount > 0 || discount.percent !== null) && reason === '')
    throw refuse('INVALID_INPUT', { reason: ['is needed with a discount'] })
  refuseWrap(gift, config, before?.gift)
  if (customerId !== undefined && !(await lockAccount(tx, customerId))) throw refuse('NOT_FOUND', { customerId: ['is not a customer'] })
  const address = shippingAddress ? orderAddresses({ shippingAddress }, config).shipping : null
  return {
    customer: customerId ?? null,
    email,
    lines,
    address,
    shippingMethod: shippingMethod ?? null,
    discount: discount.amount,
    discountPercent: discount.percent,
    reason,
    locale,
    gift,
  }
}

/** Deletes a draft that wasn't placed. */
export async function deleteDraft(tx: Tx, { id }: { id: string }): Promise<{ message: 'Draft deleted' }> {
  if ((await queries.deleteDraft.run(tx, { id })) === 0) throw refuse('NOT_FOUND')
  return { message: 'Draft deleted' }
}
