import type { StaffOrder } from '#contract/admin/orders.ts'
import type { OrderGift } from '#contract/order-gift.ts'
import type { Order } from '#contract/order.ts'
import { type ComposedLine, lineOfOrder } from '#web/admin/orders/compose.ts'

/** What an edit decides about an order. */
interface Edit {
  lines: ComposedLine[]
  address: Order['shippingAddress']
  shippingMethod: string
  gift: OrderGift | null
}

/** The order as it is, before it's edited. */
export const editOf = ({ products, shippingAddress, shippingMethod, gift }: Order): Edit => ({
  lines: products.map(lineOfOrder),
  address: shippingAddress,
  shippingMethod: shippingMethod.code,
  gift: gift ?? null,
})

/** Applies my edit to an order that someone else has changed in the meantime. Where both changed the same thing, mine wins. */
export function rebase(base: Edit, theirs: Edit, mine: Edit): Edit {
  const quantities = quantitiesOf(base)
  const isMine = ({ variantId, quantity }: ComposedLine) => quantities.get(variantId) !== quantity
  const kept = quantitiesOf(mine)
  const lines = theirs.lines
    .filter(({ variantId }) => kept.has(variantId) || !quantities.has(variantId))
    .map((line) => mine.lines.find((one) => one.variantId === line.variantId && isMine(one)) ?? line)
  const known = quantitiesOf(theirs)
  return {
    lines: [...lines, ...mine.lines.filter((line) => isMine(line) && !known.has(line.variantId))],
    address: mine.address === base.address ? theirs.address : mine.address,
    shippingMethod: mine.shippingMethod === base.shippingMethod ? theirs.shippingMethod : mine.shippingMethod,
    gift: mine.gift === base.gift ? theirs.gift : mine.gift,
  }
}

const quantitiesOf = ({ lines }: Edit) => new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]))

/** Who edited an order last, and when; null if that isn't known. */
export function lastEdit({ order, changedBy }: StaffOrder): StaffOrder['changedBy'][number] | null {
  const edited = order.timeline.findLast(({ event }) => event === 'EDITED')
  return changedBy.find(({ at }) => at === edited?.at) ?? null
}
