import type { Config } from '#server/config.ts'
import type { OrderRow } from '#server/modules/orders/orders.ts'
import { firstShippingPrice } from '#server/modules/shipping/shipping.ts'

/** The price of the cheapest shipping that was offered with an order, in minor units. No more than that is refunded. */
export const leastShippingOf = ({ shipping_method, product_cost }: OrderRow, config: Config): number =>
  shipping_method.leastPrice ?? firstShippingPrice(config, product_cost)
