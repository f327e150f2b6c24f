/**
 * Whether a row of orders is a sale of its day (SQL): one that was paid stays a sale, and what goes back of it is a return of the day of the refund (decision 82).
 * What was cancelled before it was paid, or while it had to be paid again, is none.
 */
export const isSale = (alias: string): string => `(${alias}.order_status <> 'Cancelled' or was_billed(${alias}.id, ${alias}.revision))`
