import type { Locale } from '#contract/locales.ts'
import { type PromotionReason, promotionCode } from '#contract/promotions.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import type { Gift, Promotion } from '#server/modules/pricing/pricing.ts'
import { segmentsOf } from '#server/modules/segments/segments.ts'
import { type PromotionCache, timeObstacle } from './cache.ts'
import { isLimited, perPersonOf } from './limits.ts'
import type { Offers, OffersRequest, ProductFacts } from './offer.ts'
import { type Buyer, peopleOf } from './people.ts'
import * as queries from './queries.ts'
import type { PromotionRow } from './queries.ts'

export { addPromotions, type NewPromotion } from './add-promotions.ts'
export { PromotionCache } from './cache.ts'
export { codesNow, promotionsNamed, removeUnusedCodes, saveCodes } from './import-codes.ts'
export { rewardsOf } from './rewards.ts'
export { promotionNames, promotionNamesOf, savePromotionName } from './names.ts'
export type { Offers } from './offer.ts'
export { blankGuestUses, blankUses, mergePeople, recordUsesAgain, returnUses, recordUses } from './uses.ts'

interface Candidate {
  row: PromotionRow
  code: string | null
  isUsedUp: boolean
  hasCodeLimit: boolean
}

/** A buyer's current offers; null if there are none, which costs no query. */
export async function offersFor(db: Db | Tx, cache: PromotionCache, request: OffersRequest): Promise<Offers | null> {
  const { now, draft } = request
  const automatic = await cache.automatic(db, now)
  if (automatic.length === 0 && request.codes.length === 0 && !draft) return null
  const typed = [...new Set(request.codes)]
  const possible = typed.filter((code) => promotionCode.safeParse(code).success)
  const coded = possible.length === 0 ? [] : await queries.promotionsByCodes.all(db, { codes: possible })
  const candidates = candidatesOf(automatic, coded, draft)
  const people = peopleOf(request.buyer, request.signingSecret)
  const rows = candidates.map(({ row }) => row)
  const [standing, products, isFirst, giftVariants, segments] = await Promise.all([
    standingOf(db, rows, people),
    productsOf(db, rows, request.productIds),
    isFirstOrder(db, rows, request.buyer),
    giftsOf(db, rows, request),
    buyerSegments(db, rows, request),
  ])
  const reasons = new Map(
    candidates.map((one) => [one, obstacleTo(one, { ...request, standing: standing.get(one.row.id), isFirst, segments })] as const),
  )
  const usable = onePerPromotion(candidates.filter((one) => reasons.get(one) === undefined))
  return {
    promotions: usable.map((one) => promotionOf(one, request.locale)),
    gifts: new Map([...giftVariants].map(([id, variant]) => [id, giftOf(variant)])),
    giftVariants,
    products,
    codes: typed.map((code) => {
      const candidate = candidates.find((one) => one.code === code)
      const reason = candidate ? (reasons.get(candidate) ?? null) : 'UNKNOWN'
      return { code, promotionId: reason === null ? (candidate?.row.id ?? null) : null, reason }
    }),
    limited: new Map(rows.filter(isLimited).map((row) => [row.id, perPersonOf(row) ?? 0])),
    limitedCodes: new Set(candidates.flatMap(({ code, hasCodeLimit }) => (code !== null && hasCodeLimit ? [code] : []))),
    people,
  }
}

type CodedRow = Awaited<ReturnType<typeof queries.promotionsByCodes.all>>[number]

function candidatesOf(automatic: PromotionRow[], coded: CodedRow[], draft: PromotionRow | undefined): Candidate[] {
  const free = [...automatic.filter(({ id }) => id !== draft?.id), ...(draft ? [draft] : [])]
  return [
    ...coded
      .filter(({ active, trigger }) => active && trigger === 'code')
      .map(({ code, code_uses_max, code_used, ...row }) => ({
        row,
        code,
        isUsedUp: code_uses_max !== null && code_used >= code_uses_max,
        hasCodeLimit: code_uses_max !== null,
      })),
    ...free.map((row) => ({ row, code: null, isUsedUp: false, hasCodeLimit: false })),
  ]
}

/** Two codes of one promotion count as one. */
const onePerPromotion = (candidates: Candidate[]): Candidate[] => [
  ...new Map(candidates.toReversed().map((one) => [one.row.id, one])).values(),
]

type Standing = Awaited<ReturnType<typeof queries.usesSoFar.all>>[number]

async function standingOf(db: Db | Tx, rows: PromotionRow[], people: string[]): Promise<Map<string, Standing>> {
  const ids = rows.filter(isLimited).map(({ id }) => id)
  return ids.length === 0 ? new Map() : new Map((await queries.usesSoFar.all(db, { ids, people })).map((row) => [row.id, row]))
}

/** Reads the products' categories and brands, only if a promotion depends on them. */
async function productsOf(db: Db | Tx, rows: PromotionRow[], ids: string[]): Promise<Map<string, ProductFacts>> {
  const isScoped = rows.some(({ rule: { scope } }) => scope.categories.length + scope.brands.length > 0)
  if (!isScoped) return new Map()
  return new Map(
    (await queries.products.all(db, { ids })).map(({ id, category_ids, brand_id }) => [
      id,
      { categoryIds: category_ids, brandId: brand_id },
    ]),
  )
}

/** Whether it's the buyer's first order. Only accounts are verified, so a guest's never counts as the first. */
async function isFirstOrder(db: Db | Tx, rows: PromotionRow[], { userId, email }: Buyer): Promise<boolean> {
  if (userId === null || !rows.some(({ rule }) => rule.firstOrder)) return false
  const [customer, guest] = await Promise.all([
    queries.customerOrdered.one(db, { user: userId }),
    email === null ? undefined : queries.guestOrdered.one(db, { email }),
  ])
  return !customer?.ordered && !guest?.ordered
}

/** The buyer's segments among those that promotions require; queried only if there are any. */
async function buyerSegments(db: Db | Tx, rows: PromotionRow[], { buyer, now, shopLanguage }: OffersRequest): Promise<Set<string>> {
  const ids = [...new Set(rows.flatMap(({ rule }) => rule.segments ?? []))]
  return ids.length === 0 || buyer.userId === null ? new Set() : segmentsOf(db, buyer.userId, ids, { now, shopLanguage })
}

async function giftsOf(db: Db | Tx, rows: PromotionRow[], { now, locale }: OffersRequest): Promise<Map<string, VariantForSale>> {
  const wanted = rows.flatMap(({ rule: { effect } }) => (effect.kind === 'gift' ? [effect] : []))
  if (wanted.length === 0) return new Map()
  const variants = await findVariants(db, wanted, now, locale)
  return new Map(
    variants.flatMap((variant) =>
      variant?.active && !variant.is_gift_card && !variant.is_digital ? [[variant.variant_id, variant] as const] : [],
    ),
  )
}

const giftOf = (variant: VariantForSale): Gift => ({
  id: variant.variant_id,
  productId: variant.product_id,
  price: variant.price,
  categoryIds: [],
  brandId: null,
  onDeal: false,
  isGiftCard: false,
  taxClass: variant.tax_class,
  stock: variant.stock,
  ...(variant.components && { components: variant.components }),
})

interface Facts extends Pick<OffersRequest, 'buyer' | 'now'> {
  standing: Standing | undefined
  isFirst: boolean
  segments: ReadonlySet<string>
}

/** Why this buyer can't have a promotion now; undefined if that depends on their cart. */
function obstacleTo({ row, isUsedUp }: Candidate, { buyer, now, standing, isFirst, segments }: Facts): PromotionReason | undefined {
  const time = timeObstacle(row, now)
  if (time) return time
  if (isUsedUp || (row.uses_max !== null && (standing?.used ?? 0) >= row.uses_max)) return 'USED_UP'
  const perPerson = perPersonOf(row)
  const { plans, firstOrder, segments: groups = [] } = row.rule
  if (plans.length > 0 && (buyer.plan === null || !plans.includes(buyer.plan)))
    return buyer.userId === null ? 'SIGN_IN' : 'NOT_FOR_YOUR_PLAN'
  if (groups.length > 0 && !groups.some((id) => segments.has(id))) return buyer.userId === null ? 'SIGN_IN' : 'NOT_FOR_YOU'
  // A guest's email isn't verified: whether someone has ordered with it is revealed only to its owner.
  if (firstOrder && !isFirst) return buyer.userId === null ? 'SIGN_IN' : 'NOT_FIRST_ORDER'
  return perPerson !== null && (standing?.used_by_person ?? 0) >= perPerson ? 'USED_BY_YOU' : undefined
}

const promotionOf = ({ row: { id, name, names, rule }, code }: Candidate, locale: Locale | null | undefined): Promotion => ({
  id,
  name,
  ...(locale && names[locale] && { translation: { locale, name: names[locale] } }),
  code,
  priority: rule.priority,
  combinable: rule.combinable,
  minSubtotal: rule.minSubtotal,
  minQuantity: rule.minQuantity,
  scope: rule.scope,
  effect: rule.effect,
})
