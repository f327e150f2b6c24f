import { shopCurrency } from '#contract/currency.ts'
import type { OrderRow } from './rows.ts'

type Sums = Pick<OrderRow, 'total_cost' | 'points_cost' | 'credit_cost'>
type Earning = Sums & Pick<OrderRow, 'gift_card_cost'>
type Open = Sums & Pick<OrderRow, 'order_status' | 'payment_status' | 'paid_part' | 'credit_expected'>

/** The currency of an order's amounts. */
export const currencyOf = ({ currency }: Pick<OrderRow, 'currency'>): string => currency?.code ?? shopCurrency()

/** The part of an order that the payment method pays, in minor units: everything that points, gift cards and store credit don't pay. */
export const amountDue = ({ total_cost, points_cost, credit_cost }: Sums): number => total_cost - points_cost - credit_cost

/** The part of the amount due that earns points. Buying a gift card earns none; purchases paid with it do. */
export const amountEarningPoints = (row: Earning): number => amountDue(row) - row.gift_card_cost

/** What the buyer has to pay now: the amount due, less what was paid already and what pieces on their way back will pay. */
export const amountToPay = (row: Open): number =>
  row.order_status === 'Cancelled' || row.payment_status !== 'Pending'
    ? 0
    : Math.max(0, amountDue(row) - row.paid_part - row.credit_expected)
