import type { WaitingPieces } from '#contract/cart.ts'
import { type Exchange, convertPrice } from '#contract/exchange.ts'
import { limits } from '#contract/limits.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import {
  SharedStock,
  shortage,
  type VariantForSale,
  type BackOrderChange,
  quantityToBackOrder,
} from '#server/modules/catalogue/catalogue.ts'
import { type Adjustment, shareOf } from '#server/modules/pricing/pricing.ts'
import { sharedShortage } from '../lines/lines.ts'
import type { OrderRow, StoredLine, StoredRepeat } from '../order/rows.ts'
import { backOrderedQuantity } from '../order/back-orders.ts'
import { storedLine } from '../views/present-line.ts'

export interface WantedLine {
  productId: string
  variantId: string
  quantity: number
}

/** The lines of an order after an edit. Minor units. */
export interface EditedLines {
  lines: StoredLine[]
  adjustments: Adjustment[]
  /** The problems by the index of the wanted line. */
  problems: FieldErrors
  changes: BackOrderChange[]
}

type Before = Pick<OrderRow, 'lines' | 'adjustments' | 'waiting'> & { currency?: OrderRow['currency'] }
interface Edited {
  line: StoredLine
  /** The index before the edit; undefined for a new line. */
  from: number | undefined
}

/**
 * Changes the lines of an order. What was agreed stays: a line keeps its price, and removed pieces take their share of its discounts with
 * them. Additional pieces of a line cost the same without a discount; new lines cost the current price.
 */
export function editLines(before: Before, wanted: WantedLine[], variants: (VariantForSale | undefined)[]): EditedLines {
  const problems: FieldErrors = {}
  const seen = new Set<string>()
  const shared = new SharedStock(variants)
  const edited = wanted.flatMap((one, index): Edited[] => {
    const from = before.lines.findIndex(({ variantId }) => variantId === one.variantId)
    const problem = seen.has(one.variantId) ? 'In the order twice' : problemOf(before.lines[from], one, variants[index], shared)
    seen.add(one.variantId)
    if (problem) problems[`lines.${index}`] = [problem]
    const line = from >= 0 ? resized(before, from, one.quantity, variants[index]) : newLine(one, variants[index], before.currency ?? null)
    return line && !problem ? [{ line, from: from >= 0 ? from : undefined }] : []
  })
  const adjustments = before.adjustments.map((one) => {
    const parts = edited.map(({ line, from }) => (from === undefined ? 0 : partOf(one, from, before.lines[from]!, line.quantity)))
    return { ...one, lines: parts, amount: parts.reduce((sum, part) => sum + part, 0) }
  })
  return { lines: edited.map(({ line }) => line), adjustments, problems, changes: changesOf(before.lines, wanted, variants) }
}

function problemOf(
  line: StoredLine | undefined,
  { quantity }: WantedLine,
  variant: VariantForSale | undefined,
  shared: SharedStock,
): string | undefined {
  const more = quantity - (line?.quantity ?? 0)
  if (line && line.giftQuantity > 0 && more !== 0) return 'Has a gift: leave it as it is, or take it out'
  if (more <= 0) return undefined
  if (!variant?.active || variant.is_gift_card || variant.is_digital) return 'Not available'
  if (quantity > limits.cart.quantityMax) return `At most ${limits.cart.quantityMax}`
  if (line && isOtherBundle(line, variant)) return 'Consists of something else now'
  const problem = shortage(variant, more) ?? sharedShortage(shared, variant, more)
  if (!problem) shared.take(variant, more - quantityToBackOrder(variant, more))
  return problem
}

/** Whether a bundle has other components now. Its components were agreed, so more of it can be added only while the same are sold. */
const isOtherBundle = (line: StoredLine, variant: VariantForSale): boolean => contentsOf(line) !== contentsOf(variant)
const contentsOf = ({ components }: Pick<StoredLine, 'components'> | VariantForSale): string =>
  (components ?? [])
    .map(({ variantId, quantity }) => `${variantId} ${quantity}`)
    .toSorted()
    .join()

/** The discount of a promotion on a line with this quantity. Only pieces that were there before count, each with its share. */
const partOf = ({ lines }: Adjustment, from: number, line: StoredLine, quantity: number): number =>
  shareOf(lines[from] ?? 0, Math.min(quantity, line.quantity), line.quantity)

function resized({ lines, adjustments, waiting }: Before, from: number, quantity: number, variant: VariantForSale | undefined): StoredLine {
  const line = lines[from]!
  const promoted = adjustments.reduce((sum, one) => sum + (one.lines[from] ?? 0), 0)
  const left = adjustments.reduce((sum, one) => sum + partOf(one, from, line, quantity), 0)
  const others = shareOf(line.discount - promoted, Math.min(quantity, line.quantity), line.quantity)
  const backOrder = backOrderAfter({ waiting }, line, quantity - line.quantity, variant)
  const repeats = line.repeats && repeatsWithin(line.repeats, quantity)
  return { ...line, quantity, totalPrice: line.price * quantity, discount: left + others, repeats, ...(backOrder && { backOrder }) }
}

/** The repeat deliveries of a line with this quantity; undefined if none is left. */
function repeatsWithin(repeats: readonly StoredRepeat[], quantity: number): StoredRepeat[] | undefined {
  let left = quantity
  const within = repeats.flatMap((one) => {
    const pieces = Math.min(one.quantity, left)
    left -= pieces
    return pieces > 0 ? [{ ...one, quantity: pieces }] : []
  })
  return within.length > 0 ? within : undefined
}

/**
 * The waiting pieces of a line after an edit. Removed pieces are taken from the waiting ones first; added pieces wait if they aren't in
 * stock.
 */
function backOrderAfter(
  before: Pick<Before, 'waiting'>,
  { variantId }: StoredLine,
  more: number,
  variant: VariantForSale | undefined,
): WaitingPieces | undefined {
  const waits = backOrderedQuantity(before, variantId)
  const quantity = more < 0 ? Math.max(0, waits + more) : waits + (variant ? quantityToBackOrder(variant, more) : 0)
  if (quantity === 0) return undefined
  const { isPreOrder, shipsOn } = variant?.back_order ?? before.waiting!.find((one) => one.variantId === variantId)!
  return { quantity, isPreOrder, shipsOn }
}

const newLine = ({ quantity }: WantedLine, variant: VariantForSale | undefined, exchange: Exchange | null): StoredLine | undefined =>
  variant && storedLine({ variant, quantity, price: convertPrice(variant.price, exchange), discount: 0, gifts: 0, giftCard: null })

/** The pieces that an edit takes from stock or puts back. */
function changesOf(before: StoredLine[], wanted: WantedLine[], variants: (VariantForSale | undefined)[]): BackOrderChange[] {
  const gone = before
    .filter(({ variantId }) => !wanted.some((one) => one.variantId === variantId))
    .map(({ variantId, quantity, components }) => ({ variantId, quantity: -quantity, components, waits: 0, deal: null }))
  const others = wanted.map(({ variantId, quantity }, index) => {
    const line = before.find((one) => one.variantId === variantId)
    const variant = variants[index]
    const isDeal = !line && variant !== undefined && variant.deal_left !== null
    const more = quantity - (line?.quantity ?? 0)
    const components = line ? line.components : variant?.components
    return {
      variantId,
      quantity: more,
      components,
      waits: variant ? quantityToBackOrder(variant, more) : 0,
      deal: isDeal ? variant.deal_id : null,
    }
  })
  return [...gone, ...others].filter(({ quantity }) => quantity !== 0)
}
