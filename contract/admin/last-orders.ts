import { z } from 'zod'
import { currencyCode } from '../currencies.ts'
import { id, orderMoney, time } from '../fields.ts'
import { orderStatuses, paymentMethods, paymentStatuses, shippingStatuses } from '../order.ts'

/** The newest orders of a customer or guest, as staff see them beside the person. */
export const lastOrders = z.array(
  z.object({
    id,
    number: z.string(),
    placedAt: time,
    orderStatus: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    shippingStatus: z.enum(shippingStatuses),
    paymentMethod: z.enum(paymentMethods),
    totalCost: orderMoney,
    currency: currencyCode.optional(),
  }),
)
export type LastOrder = z.infer<typeof lastOrders>[number]
