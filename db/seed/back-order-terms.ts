import { dayMs } from '#contract/time.ts'
import type { NewVariant } from '#server/modules/catalogue/catalogue.ts'

/** Variants of the demo that are sold before they're in stock, by SKU: a size that is out of stock, and one that isn't made yet. */
const ahead: Record<string, { limit: number; inDays: number; isPreOrder: boolean }> = {
  'LH-SB-PLUM-L': { limit: 12, inDays: 18, isPreOrder: false },
  'LH-TT-MOSS-XXL': { limit: 30, inDays: 40, isPreOrder: true },
}

/** The back-order terms of a variant; empty if it has none. */
export function backOrderTermsOf(sku: string, now: Date): Pick<NewVariant, 'backOrderLimit' | 'isPreOrder' | 'shipsOn'> {
  const terms = ahead[sku]
  if (!terms) return {}
  const shipsOn = new Date(now.getTime() + terms.inDays * dayMs).toISOString().slice(0, 10)
  return { backOrderLimit: terms.limit, isPreOrder: terms.isPreOrder, shipsOn }
}
