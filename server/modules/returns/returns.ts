import type { ParsedOf } from '#contract/endpoint.ts'
import type { OrderReturn } from '#contract/order-return.ts'
import type { Order } from '#contract/order.ts'
import { refuse } from '#contract/refuse.ts'
import type {
  requestReturn as returnContract,
  requestReturnAsStaff as staffContract,
  withdrawFromContract as withdrawContract,
} from '#contract/returns.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'
import { claimMedia } from '#server/modules/media/media.ts'
import {
  isPaidBack,
  isWithdrawableNow,
  leftToReturn,
  lockOrder,
  lockVisible,
  recordEvent,
  openUntil,
  type OrderRow,
  translateOrder,
  presentOrder,
  readOrder,
  type ReturnablePiece,
} from '#server/modules/orders/orders.ts'
import { refuseInvalidExchanges } from './exchanges.ts'
import { chosenPieces } from './lines.ts'
import { queueReturnMail } from './mail.ts'
import * as queries from './queries.ts'

/**
 * Requests a return on behalf of the buyer; the shop decides about it. Refuses what wasn't delivered, is too late, or is more than is left.
 */
export async function requestReturn(tx: Tx, input: ParsedOf<typeof returnContract>, context: RequestContext): Promise<Order> {
  const row = await lockVisible(tx, input, context)
  refuseLateReturn(row, context.now)
  const id = newId(context.now)
  const photo = input.photo ? await claimPhoto(tx, input.photo, id, context) : null
  const { reason, text } = input
  return add(tx, row, { id, kind: 'return', state: 'requested', reason, text, photo, lines: input.lines }, context)
}

/** Requests a return for the buyer, who told staff about it. The same rules apply. */
export async function requestReturnAsStaff(
  tx: Tx,
  { id, lines, reason, text }: ParsedOf<typeof staffContract>,
  context: RequestContext,
): Promise<Order> {
  const row = await lockOrder(tx, id)
  refuseLateReturn(row, context.now)
  const request = { id: newId(context.now), kind: 'return', state: 'requested', reason, text, photo: null, lines } as const
  const after = await add(tx, row, request, context)
  describeChange(context, { target: row.number, after: { return: request.id, reason, lines } })
  return after
}

function refuseLateReturn(row: OrderRow, now: Date): void {
  if (!openUntil(row, 'return_until', now)) throw refuse('CAN_NOT_RETURN_ORDER', { order: [obstacleTo(row, 'return_until')] })
}

/**
 * Withdraws from the contract on behalf of the buyer, possible from the order on: for all that is left of it, or the named pieces. An order
 * that is still in the shop is always withdrawn as a whole, and staff cancel it; shipped pieces are sent back. The shop can't refuse.
 */
export async function withdrawFromContract(tx: Tx, input: ParsedOf<typeof withdrawContract>, context: RequestContext): Promise<Order> {
  const row = await lockVisible(tx, input, context)
  if (!isWithdrawableNow(row) && !openUntil(row, 'withdraw_until', context.now))
    throw refuse('CAN_NOT_WITHDRAW_FROM_CONTRACT', { order: [obstacleTo(row, 'withdraw_until')] })
  const none = { reason: null, text: '', photo: null } as const
  const left = leftToReturn(row)
  const lines = input.lines ?? left
  const isToCancel = isCancellable(row)
  if (isToCancel) refusePart(lines, left)
  return add(tx, row, { id: newId(context.now), kind: 'withdrawal', state: isToCancel ? 'requested' : 'approved', ...none, lines }, context)
}

/**
 * Whether nothing of an order has left the shop, as far as it can be cancelled: a sent gift card may be spent, and files belong to the
 * buyer once paid.
 */
const isCancellable = (row: OrderRow): boolean =>
  row.shipping_status === 'NotYetShipped' && row.gift_card_cost === 0 && row.lines.every(({ digital }) => !digital)

function refusePart(lines: { variantId: string; quantity: number }[], left: ReturnablePiece[]): void {
  const isAll = left.every(({ variantId, quantity }) => lines.some((line) => line.variantId === variantId && line.quantity >= quantity))
  if (!isAll) throw refuse('CAN_NOT_RETURN_ITEMS', { lines: ['must be the whole order: it has not been shipped yet'] })
}

function obstacleTo(row: OrderRow, window: 'return_until' | 'withdraw_until'): string {
  if (window === 'return_until' && row.shipping_status !== 'Delivered') return 'was not delivered yet'
  if (row.order_status === 'Cancelled') return 'is cancelled'
  if (row.payment_status === 'Pending') return 'is not paid yet'
  if (leftToReturn(row).length === 0) return 'has nothing left to return'
  if (isPaidBack(row)) return 'has been refunded in full'
  return row[window] ? 'is past its time' : 'is of a shop that offers no such time'
}

interface NewReturn extends Pick<OrderReturn, 'id' | 'kind' | 'state' | 'reason' | 'text' | 'photo'> {
  lines: { variantId: string; quantity: number; exchangeVariantId?: string | undefined }[]
}

async function add(tx: Tx, row: OrderRow, { lines, ...request }: NewReturn, context: RequestContext): Promise<Order> {
  const { now, config } = context
  const pieces = chosenPieces(lines, leftToReturn(row))
  await refuseInvalidExchanges(tx, row, { lines, reason: request.reason }, now)
  const wanted = lines.flatMap(({ exchangeVariantId }, index) =>
    exchangeVariantId === undefined ? [] : [{ position: pieces[index]!.position, exchangeVariantId }],
  )
  const exchanged = wanted.map(({ position }) => position)
  const exchanges = wanted.map(({ exchangeVariantId }) => exchangeVariantId)
  const positions = pieces.map(({ position }) => position)
  const quantities = pieces.map(({ quantity }) => quantity)
  await queries.insertReturn.run(tx, {
    ...request,
    order: row.id,
    reason: request.reason ?? '',
    now,
    positions,
    quantities,
    exchanged,
    exchanges,
  })
  const event = request.kind === 'withdrawal' ? 'WITHDRAWN' : 'RETURN_REQUESTED'
  await recordEvent(tx, row.id, { event }, now)
  const after = await readOrder(tx, row.id)
  await queueReturnMail(tx, after, { id: request.id, event }, context)
  return translateOrder(presentOrder(after, now), config)
}

/** Claims the photo of a return. Guests can't upload, so a caller with a picture is signed in. */
async function claimPhoto(
  tx: Tx,
  { url, alt }: { url: string; alt: string },
  id: string,
  { caller, now }: RequestContext,
): Promise<OrderReturn['photo']> {
  if (!caller) throw refuse('INVALID_INPUT', { photo: ['needs an account: sign in to add it'] })
  const claim = { urls: [url], ownerId: caller.userId, feature: 'return', usedBy: `return:${id}`, now, path: () => 'photo.url' } as const
  const [picture] = await claimMedia(tx, claim)
  const { blurhash: _, ...shown } = picture!
  return { ...shown, alt }
}
