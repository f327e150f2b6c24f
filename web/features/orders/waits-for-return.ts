import type { Order } from '#contract/order.ts'

/** Whether the order isn't packed before the pieces that it replaces have arrived: then its own arrival date isn't known yet. */
export const waitsForReturn = ({ creditExpected }: Pick<Order, 'creditExpected'>): boolean => creditExpected > 0
