/**
 * SQL for whether a row of orders counts as a sale on its day. A paid order stays a sale, and a refund counts as a return on the day of the
 * refund (decision 82). An order that was cancelled before it was paid, or while it had to be paid again, isn't a sale.
 */
export const isSale = (alias: string): string => `(${alias}.order_status <> 'Cancelled' or was_billed(${alias}.id, ${alias}.revision))`
