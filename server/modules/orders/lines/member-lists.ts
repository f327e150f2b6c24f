import type { Db, Tx } from '#server/db/statement.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { memberPricesOf } from '#server/modules/catalogue/price-lists/price-lists.ts'
import { type Benefits, benefitsOf, type PlanCache } from '#server/modules/plans/plans.ts'
import { type MemberTerms, priceFor } from './lines.ts'
import type { PriceSources } from './price-sources.ts'

interface Bought {
  benefits: Benefits | null
  variants: (VariantForSale | undefined)[]
}

/** The members' prices of these variants for a buyer's plan. Runs one query if a price list is for the plan's members, none otherwise. */
export async function pricesFor(
  db: Db | Tx,
  { lists }: Pick<PriceSources, 'lists'>,
  { benefits, variants }: Bought,
  now: Date,
): Promise<MemberTerms | null> {
  if (!benefits) return null
  const ids = variants.flatMap((variant) => variant?.variant_id ?? [])
  return { percent: benefits.percent, prices: await memberPricesOf(db, lists, { planId: benefits.planId, variants: ids }, now) }
}

/**
 * What a customer's plan charges for variants at these prices, in minor units; null if they have no plan. Costs nothing in a shop without
 * plans.
 */
export const memberPrices =
  ({ lists }: Pick<PriceSources, 'lists'>, plans: PlanCache) =>
  async (db: Db | Tx, userId: string, lines: { variantId: string; price: number }[], now: Date): Promise<Map<string, number> | null> => {
    if (!(await plans.hasAny(db))) return null
    const benefits = await benefitsOf(db, userId, now)
    if (!benefits) return null
    const variants = lines.map(({ variantId }) => variantId)
    const prices = await memberPricesOf(db, lists, { planId: benefits.planId, variants }, now)
    const terms = { percent: benefits.percent, prices }
    return new Map(
      lines.map(({ variantId, price }) => [variantId, priceFor(terms, { variant_id: variantId, is_gift_card: false }, price, null)]),
    )
  }
