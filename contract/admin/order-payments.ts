import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { multiline, orderMoney } from '../fields.ts'
import { limits } from '../limits.ts'
import { orderId } from '../order-id.ts'
import { order } from '../order.ts'

export const markOrderPaid = endpoint({
  id: 'markOrderPaid',
  route: 'POST /admin/orders/:id/mark-paid',
  tag: 'Orders (staff)',
  auth: { staff: 'orders:write' },
  summary: 'Mark an order as paid by bank transfer or in cash; card payments made for it afterwards are refunded',
  input: z.strictObject({
    id: orderId,
    /** How the payment was received. */
    payment: z.enum(['bank', 'cash']),
    /** The amount owed now. */
    amount: orderMoney,
    /** An internal note: the bank statement, or who took the cash. */
    note: multiline(0, limits.order.noteMax).default(''),
  }),
  output: order,
  refusals: ['NOT_FOUND', 'ORDER_IS_NOT_IN_THAT_STATE', 'ORDER_WAS_CHANGED'],
})

export const waiveOrderRest = endpoint({
  id: 'waiveOrderRest',
  route: 'POST /admin/orders/:id/waive',
  tag: 'Orders (staff)',
  auth: { staff: 'orders:refund' },
  summary:
    'Waive what an edit left to pay of an order that a card has paid in part, if it is too little for a card: it becomes a discount, and the order is paid',
  input: z.strictObject({
    id: orderId,
    /** The amount owed now. */
    amount: orderMoney,
    /** An internal note. */
    note: multiline(0, limits.order.noteMax).default(''),
  }),
  output: order,
  refusals: ['NOT_FOUND', 'ORDER_IS_NOT_IN_THAT_STATE', 'ORDER_WAS_CHANGED', 'ERROR_IN_ORDER_CREATION'],
})
