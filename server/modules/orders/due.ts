import type { OrderRow } from './queries.ts'

type Sums = Pick<OrderRow, 'total_cost' | 'points_cost' | 'credit_cost'>
type Open = Sums & Pick<OrderRow, 'order_status' | 'payment_status' | 'paid_part' | 'credit_expected'>

/** What the payment method pays of an order, in minor units: all but what points, gift cards and store credit paid. */
export const dueOf = ({ total_cost, points_cost, credit_cost }: Sums): number => total_cost - points_cost - credit_cost

/** What of it the buyer has to pay now: without what is here already, and what pieces on their way back will pay. */
export const owedOf = (row: Open): number =>
  row.order_status === 'Cancelled' || row.payment_status !== 'Pending' ? 0 : Math.max(0, dueOf(row) - row.paid_part - row.credit_expected)
