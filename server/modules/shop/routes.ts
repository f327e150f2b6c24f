import { major } from '#contract/fields.ts'
import { getShop, type Shop } from '#contract/shop.ts'
import type { Plan } from '#contract/plans.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/statement.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { PlanCache } from '#server/modules/plans/plans.ts'
import { shippingMethods } from './shop.ts'

/** What every page needs to know of the shop. In each language it's one object all day: pages use what they rendered for it again. */
export const shopRoutes = (
  plans: PlanCache,
  labelsIn: LabelsIn,
  arePromotions: (db: Db, now: Date) => Promise<boolean>,
): BoundEndpoint[] => {
  const shops = new Map<string, { shop: Shop; offered: Plan[]; labels: Shop['labels'] }>()
  return [
    reads(getShop, async (db, __, { config, now }) => {
      const delivery = deliveryOf(config, now)
      const { locale } = config.shop
      const [offered, hasPromotions] = await Promise.all([plans.offered(db, locale), arePromotions(db, now)])
      const labels = await labelsIn(db, { config, now })
      const before = shops.get(locale)
      const isSame = before?.offered === offered && before.labels === labels && before.shop.hasPromotions === hasPromotions
      if (isSame && before.shop.delivery.from === delivery.from && before.shop.delivery.to === delivery.to) return before.shop
      const membership = membershipOf(offered, config)
      const shop = { ...describeShop(config, delivery), membership, hasPromotions, ...(labels && { labels }) }
      shops.set(locale, { shop, offered, labels })
      return shop
    }),
  ]
}

/** What names and values of options are called in the language asked for: the same object as long as nothing changes. None in the first language. */
type LabelsIn = (db: Db, context: Pick<RequestContext, 'config' | 'now'>) => Promise<Record<string, string>> | undefined

/** What pages mention; nothing where plans can't be bought. */
function membershipOf(plans: Plan[], { payment }: Config): Shop['membership'] {
  const first = payment.card && plans.find(({ monthPrice, yearPrice }) => monthPrice !== null || yearPrice !== null)
  return first ? { name: first.name, percent: first.memberPercent } : null
}

const describeShop = (config: Config, delivery: Shop['delivery']): Omit<Shop, 'membership' | 'hasPromotions'> => ({
  ...config.shop,
  locales: [...config.locales],
  paymentMethods: [
    ...(config.payment.card ? (['Stripe'] as const) : []),
    ...(config.payment.cod ? (['COD'] as const) : []),
    ...(config.payment.points ? (['Points'] as const) : []),
  ],
  freeShippingFrom: config.shipping.freeFrom > 0 ? major(config.shipping.freeFrom) : null,
  delivery,
  showOutbox: config.outbox,
  showApiDocs: config.local,
  showStyleguide: config.styleguide,
})

/** The usual way is the first. */
function deliveryOf(config: Config, now: Date): Shop['delivery'] {
  const [usual] = shippingMethods(config, 0, now)
  return { price: major(usual.price), from: usual.deliveryFrom, to: usual.deliveryTo }
}
