import { discountsOf, isInScope, type OpenLine, quantityOf, subtotalOf } from './discounts.ts'
import type { Cart, Gift, NotApplied, PricingContext, Promotion, PromotionAdjustment, Reason } from './types.ts'

/** The result of applying promotions to a cart. */
export interface AppliedPromotions {
  lines: OpenLine[]
  adjustments: PromotionAdjustment[]
  notApplied: NotApplied[]
  shipping: number
  saved: number
}

/**
 * Sorts promotions into the order in which they are applied, whatever their input order: by priority, then goods before shipping, then by
 * id.
 */
export const sortByPriority = (promotions: Promotion[]): Promotion[] =>
  promotions.toSorted((a, b) => b.priority - a.priority || stageOf(a) - stageOf(b) || (a.id < b.id ? -1 : 1))

const stages = { gift: 0, buyGet: 1, fixed: 2, percent: 3, tiers: 4, freeShipping: 5 } as const
const stageOf = ({ effect }: Promotion): number => stages[effect.kind]

/** Applies promotions one after the other, each to what the previous ones have left. */
export function applyPromotions({ lines }: Cart, promotions: Promotion[], context: PricingContext): AppliedPromotions {
  const applied: AppliedPromotions = {
    lines: lines.map((line) => ({ ...line, left: line.price * line.quantity - line.memberDiscount, giftOf: null })),
    adjustments: [],
    notApplied: [],
    shipping: context.shipping.price,
    saved: 0,
  }
  for (const promotion of promotions) applyOne(applied, promotion, context)
  return applied
}

function applyOne(applied: AppliedPromotions, promotion: Promotion, context: PricingContext): void {
  const { id, name, translation, code, scope } = promotion
  const inScope = applied.lines.filter((line) => isInScope(line, scope))
  const not = (reason: Reason, missing = 0) => void applied.notApplied.push({ promotionId: id, reason, missing })
  if (inScope.length === 0) return not('NO_MATCHING_ITEMS')
  const subtotal = subtotalOf(inScope)
  const least = Math.max(promotion.minSubtotal, leastOf(promotion, 'amount'))
  if (subtotal < least) return not('MIN_SUBTOTAL', least - subtotal)
  const quantity = Math.max(promotion.minQuantity, neededBy(promotion)) - quantityOf(inScope)
  if (quantity > 0) return not('MIN_QUANTITY', quantity)
  if (promotion.effect.kind === 'gift' && !addGift(applied, promotion, context)) return not('GIFT_IS_OUT_OF_STOCK')
  const off = takeOff(applied, promotion, inScope)
  const shipping = shippingOff(applied, promotion, context)
  const amount = off.reduce((sum, one) => sum + one, 0)
  if (amount + shipping === 0) return not('NOTHING_LEFT')
  applied.shipping -= shipping
  applied.saved += amount + shipping
  applied.adjustments.push({ promotionId: id, name, ...(translation && { translation }), code, amount, shipping, lines: off })
}

/** The number of pieces required for the effect. */
function neededBy({ effect }: Promotion): number {
  if (effect.kind === 'buyGet') return effect.buy + effect.get
  return leastOf({ effect }, 'quantity')
}

/** The start of the first tier of a promotion with tiers by that measure; otherwise 0. */
const leastOf = ({ effect }: Pick<Promotion, 'effect'>, by: 'amount' | 'quantity'): number =>
  effect.kind === 'tiers' && effect.by === by ? Math.min(...effect.tiers.map(({ from }) => from)) : 0

/** Adds the gift as a line; false if there isn't enough stock. */
function addGift(applied: AppliedPromotions, { id, effect }: Promotion, { gifts }: PricingContext): boolean {
  if (effect.kind !== 'gift') return false
  const gift = gifts?.get(effect.variantId)
  if (!gift || !isEnough(gift, effect.quantity, applied.lines)) return false
  const { stock: _, ...line } = gift
  applied.lines.push({ ...line, quantity: effect.quantity, memberDiscount: 0, left: line.price * effect.quantity, giftOf: id })
  return true
}

/**
 * Whether enough pieces of a gift are available beside the lines, which may share its stock: as a bundle that contains it, or as one of its
 * components.
 */
function isEnough({ id, stock, components = [] }: Gift, quantity: number, lines: OpenLine[]): boolean {
  const needed = [{ variantId: id, quantity: 1, stock }, ...components]
  return needed.every((one) => one.stock >= takenOf(one.variantId, lines) + one.quantity * quantity)
}

/** How many pieces of a variant these lines take from stock. */
const takenOf = (variantId: string, lines: OpenLine[]): number =>
  lines.reduce((sum, { id, quantity, components }) => {
    const each = (id === variantId ? 1 : 0) + (components?.find((one) => one.variantId === variantId)?.quantity ?? 0)
    return sum + each * quantity
  }, 0)

/** Deducts the promotion from the lines; returns the deduction from each of all lines. */
function takeOff(applied: AppliedPromotions, promotion: Promotion, inScope: OpenLine[]): number[] {
  const about = promotion.effect.kind === 'gift' ? applied.lines.filter(({ giftOf }) => giftOf === promotion.id) : inScope
  const off = promotion.effect.kind === 'gift' ? about.map(({ left }) => left) : discountsOf(promotion, about)
  const byLine = new Map(about.map((line, index) => [line, off[index]!]))
  return applied.lines.map((line) => {
    const amount = byLine.get(line) ?? 0
    line.left -= amount
    return amount
  })
}

const shippingOff = ({ shipping }: AppliedPromotions, { effect }: Promotion, context: PricingContext): number =>
  effect.kind === 'freeShipping' && effect.methods.includes(context.shipping.code) ? shipping : 0
