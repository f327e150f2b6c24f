import { major } from '#contract/fields.ts'
import { getShop, type Shop } from '#contract/shop.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import { shippingMethods } from './shop.ts'

/** What every page needs to know of the shop. */
export const shopRoutes = (): BoundEndpoint[] => [
  reads(getShop, async (_, __, { config, now }) => ({
    ...config.shop,
    freeShippingFrom: config.shipping.freeFrom > 0 ? major(config.shipping.freeFrom) : null,
    delivery: deliveryOf(config, now),
    showOutbox: config.outbox,
    showApiDocs: config.local,
    showStyleguide: config.styleguide,
  })),
]

/** The usual way is the first. */
function deliveryOf(config: Config, now: Date): Shop['delivery'] {
  const [usual] = shippingMethods(config, 0, now)
  return { price: major(usual.price), from: usual.deliveryFrom, to: usual.deliveryTo }
}
