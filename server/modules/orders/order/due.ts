import { shopCurrency } from '#contract/currency.ts'
import type { OrderRow } from './queries.ts'

type Sums = Pick<OrderRow, 'total_cost' | 'points_cost' | 'credit_cost'>
type Earning = Sums & Pick<OrderRow, 'gift_card_cost'>
type Open = Sums & Pick<OrderRow, 'order_status' | 'payment_status' | 'paid_part' | 'credit_expected'>

/** In which currency an order's amounts are. */
export const currencyOf = ({ currency }: Pick<OrderRow, 'currency'>): string => currency?.code ?? shopCurrency()

/** What the payment method pays of an order, in minor units: all but what points, gift cards and store credit paid. */
export const amountDue = ({ total_cost, points_cost, credit_cost }: Sums): number => total_cost - points_cost - credit_cost

/** The part of the amount due that earns points: buying a gift card earns none, what is bought with it does. */
export const amountEarningPoints = (row: Earning): number => amountDue(row) - row.gift_card_cost

/** The part of the amount due that the buyer has to pay now: without what was paid already, and what pieces on their way back will pay. */
export const amountToPay = (row: Open): number =>
  row.order_status === 'Cancelled' || row.payment_status !== 'Pending'
    ? 0
    : Math.max(0, amountDue(row) - row.paid_part - row.credit_expected)
