import { statement } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'
import type { OrderCredit } from '#server/modules/credit/credit.ts'
import type { StoredShipping } from '../order/rows.ts'

export const setExchange = statement(
  'orders.setExchange',
  { id: 'uuid', returnId: 'uuid', credit: 'int4', value: 'int4' },
  {},
  `update orders set exchange_of = $2, credit_expected = $3, credit_value = $4 where id = $1`,
)

/** How much of the original order's total the exchange of its pieces settles. */
export const valueOf = statement(
  'orders.exchangeValue',
  { id: 'uuid' },
  { value: 'int4' },
  `select coalesce(credit_value, credit_expected) as value from orders where id = $1`,
)

export const lockOfReturn = statement(
  'orders.lockExchange',
  { returnId: 'uuid' },
  { id: 'uuid' },
  `select id from orders where exchange_of = $1 and order_status <> 'Cancelled' for no key update`,
)

export const extend = statement(
  'orders.extendExchange',
  { id: 'uuid', until: 'timestamptz' },
  {},
  `update orders set pay_until = $2 where id = $1 and pay_until is not null`,
)

/** Records what the returned pieces pay of the order that replaces them (money, points, gift cards and store credit), and when it arrives. */
export const recordCredit = statement(
  'orders.recordExchangeCredit',
  {
    id: 'uuid',
    money: 'int4',
    points: 'int4',
    pointsCost: 'int4',
    creditCost: 'int4',
    credits: jsonb<OrderCredit[]>(),
    shipping: jsonb<StoredShipping>(),
  },
  {},
  `
  update orders set credit_expected = 0, paid_part = paid_part + $2, points_spent = $3, points_cost = $4, credit_cost = $5,
    credits = $6, shipping_method = $7 where id = $1`,
)
