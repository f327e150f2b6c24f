import { getShop } from '#contract/shop.ts'
import { major } from '#contract/fields.ts'
import { type Bound, reads } from '#server/http/bind.ts'

/** What every page needs to know of the shop. */
export const shopRoutes = (): Bound[] => [
  reads(getShop, async (_, __, { config }) => ({
    ...config.shop,
    freeShippingFrom: config.shipping.freeFrom > 0 ? major(config.shipping.freeFrom) : null,
    showOutbox: config.outbox,
    showStyleguide: config.styleguide,
  })),
]
