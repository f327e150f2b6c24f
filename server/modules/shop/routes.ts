import { major } from '#contract/fields.ts'
import { getShop, type Shop } from '#contract/shop.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import { shippingMethods } from './shop.ts'

/** What every page needs to know of the shop. It's one object all day: pages use what they rendered for it again. */
export const shopRoutes = (): BoundEndpoint[] => {
  let shop: Shop | undefined
  return [
    reads(getShop, async (_, __, { config, now }) => {
      const delivery = deliveryOf(config, now)
      if (shop?.delivery.from !== delivery.from || shop.delivery.to !== delivery.to) shop = describeShop(config, delivery)
      return shop
    }),
  ]
}

const describeShop = (config: Config, delivery: Shop['delivery']): Shop => ({
  ...config.shop,
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
