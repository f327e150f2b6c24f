import type { Order } from '#contract/order.ts'

/** Whether what is sent back in exchange for it has to arrive before the order is packed: nothing is known of its own arrival. */
export const waitsForReturn = ({ creditExpected }: Pick<Order, 'creditExpected'>): boolean => creditExpected > 0
