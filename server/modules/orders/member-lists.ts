import type { Db, Tx } from '#server/db/statement.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { memberPricesOf } from '#server/modules/catalogue/price-lists/price-lists.ts'
import type { Benefits } from '#server/modules/plans/plans.ts'
import type { MemberTerms } from './lines.ts'
import type { PriceSources } from './price-sources.ts'

interface Bought {
  benefits: Benefits | null
  variants: (VariantForSale | undefined)[]
}

/** What a buyer's plan takes off these variants: one query where a price list is for its members, none otherwise. */
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
