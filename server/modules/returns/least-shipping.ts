import type { Config } from '#server/config.ts'
import type { OrderRow } from '#server/modules/orders/orders.ts'
import { firstShippingPrice } from '#server/modules/shipping/shipping.ts'

/** The cheapest delivery that was offered with an order, in minor units: no more of it goes back. */
export const leastShippingOf = ({ shipping_method, product_cost }: OrderRow, config: Config): number =>
  shipping_method.leastPrice ?? firstShippingPrice(config, product_cost)
