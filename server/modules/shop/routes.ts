import { isDeepStrictEqual } from 'node:util'
import { major } from '#contract/currency.ts'
import { getShop, type Shop } from '#contract/shop.ts'
import type { Plan } from '#contract/plans.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/statement.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { PlanCache } from '#server/modules/plans/plans.ts'

/** The sources of the data about the shop. */
interface ShopSources {
  plans: PlanCache
  labelsIn: LabelsIn
  arePromotions: (db: Db, now: Date) => Promise<boolean>
  defaultPriceTerms: DefaultPriceTerms
  siteIn: (config: Config, now: Date) => Shop['site']
  currenciesIn: (db: Db) => Promise<Shop['currencies']>
  hasNewsletterArchive: () => boolean
}

/** The shop's data that every page needs. While nothing changes it's the same object per language, so pages reuse what they rendered. */
export const shopRoutes = (sources: ShopSources): BoundEndpoint[] => {
  const { plans, labelsIn, arePromotions, defaultPriceTerms, siteIn, currenciesIn } = sources
  const shops = new Map<string, { shop: Shop; offered: Plan[]; labels: Shop['labels']; revision: number }>()
  return [
    reads(getShop, async (db, __, { config, now }) => {
      const { locale } = config.shop
      const [offered, hasPromotions, shipping, currencies] = await Promise.all([
        plans.offered(db, locale),
        arePromotions(db, now),
        defaultPriceTerms(db, { config, now }),
        currenciesIn(db),
      ])
      const delivered = deliveryOf(shipping)
      const labels = await labelsIn(db, { config, now })
      const site = siteIn(config, now)
      const hasNewsletterArchive = sources.hasNewsletterArchive()
      const before = shops.get(locale)
      const { revision } = config
      const isSame =
        before?.revision === revision &&
        before.offered === offered &&
        before.labels === labels &&
        before.shop.site === site &&
        before.shop.currencies === currencies &&
        before.shop.hasPromotions === hasPromotions &&
        before.shop.hasNewsletterArchive === hasNewsletterArchive
      if (isSame && hasShipping(before.shop, delivered)) return before.shop
      const membership = membershipOf(offered, config)
      const shop = {
        ...describeShop(config),
        ...delivered,
        membership,
        hasPromotions,
        hasNewsletterArchive,
        ...(labels && { labels }),
        ...(site && { site }),
        ...(currencies && { currencies }),
      }
      shops.set(locale, { shop, offered, labels, revision })
      return shop
    }),
  ]
}

const hasShipping = (shop: Shop, delivered: Delivered): boolean =>
  Object.entries(delivered).every(([name, value]) => isDeepStrictEqual(shop[name as keyof Delivered], value))

/** The names of options and values in a language: the same object while nothing changes. Undefined in the first language. */
type LabelsIn = (db: Db, context: Pick<RequestContext, 'config' | 'now'>) => Promise<Record<string, string>> | undefined

/** The usual shipping, in minor units. `freeFrom` is null if it's never free. `isByPlace`: it differs by destination. */
type DefaultPriceTerms = (
  db: Db,
  context: Pick<RequestContext, 'config' | 'now'>,
) => Promise<{
  method: { price: number; deliveryFrom: string; deliveryTo: string }
  freeFrom: number | null
  isByPlace: boolean
  taxInPrices: Shop['taxInPrices']
}>

/** The membership that pages mention; null if plans can't be bought. */
function membershipOf(plans: Plan[], { payment }: Config): Shop['membership'] {
  const first = payment.card && plans.find(({ monthPrice, yearPrice }) => monthPrice !== null || yearPrice !== null)
  return first ? { name: first.name, percent: first.memberPercent } : null
}

const describeShop = ({
  shop: { logo, ...shop },
  ...config
}: Config): Omit<Shop, 'membership' | 'hasPromotions' | 'hasNewsletterArchive' | keyof Delivered> => ({
  ...shop,
  ...(logo && { logo }),
  locales: [...config.locales],
  returnDays: config.returns.days,
  withdrawalDays: config.returns.withdrawalDays,
  paymentMethods: [
    ...(config.payment.card ? (['Stripe'] as const) : []),
    ...(config.payment.cod ? (['COD'] as const) : []),
    ...(config.payment.points ? (['Points'] as const) : []),
  ],
  showOutbox: config.outbox,
  showApiDocs: config.local,
  showStyleguide: config.styleguide,
})

type Delivered = Pick<Shop, 'delivery' | 'freeShippingFrom' | 'pricesByPlace' | 'taxInPrices'>

const deliveryOf = ({ method, freeFrom, isByPlace, taxInPrices }: Awaited<ReturnType<DefaultPriceTerms>>): Delivered => ({
  delivery: { price: major(method.price), from: method.deliveryFrom, to: method.deliveryTo },
  freeShippingFrom: freeFrom === null ? null : major(freeFrom),
  pricesByPlace: isByPlace,
  taxInPrices,
})
