/**
 * The figures counted for a day or any other time span, money in the shop's minor units. The columns of `daily_figures` have the same
 * names.
 */
export const figures = {
  orders: 'int4',
  sales: 'int8',
  refunded: 'int8',
  members: 'int4',
  posts: 'int4',
  gross: 'int8',
  discounts: 'int8',
  returned: 'int8',
  shipping: 'int8',
  tax: 'int8',
  gift_cards: 'int8',
  unpaid: 'int8',
} as const
