import { expect, it } from 'vitest'
import { whyClosed } from './why-closed.ts'

type Closed = Parameters<typeof whyClosed>[0]
const line = (quantity: number) => ({ variantId: 'v', quantity })
const closed = (over: object): string =>
  whyClosed({
    orderStatus: 'Completed',
    shippingStatus: 'Delivered',
    returnable: [line(2)],
    returns: [],
    products: [line(2)],
    ...over,
  } as unknown as Closed)

it("the page shows the one reason why an order can't be returned", () => {
  expect(closed({})).toBe('late')
  expect(closed({ shippingStatus: 'Shipped' })).toBe('notDelivered')
  expect(closed({ orderStatus: 'Cancelled', returnable: [] })).toBe('cancelled')
  expect(closed({ returnable: [] })).toBe('refunded')
  expect(closed({ returnable: [], returns: [{ state: 'rejected', lines: [line(2)] }] })).toBe('refunded')
  expect(closed({ returnable: [], returns: [{ state: 'approved', lines: [line(2)] }] })).toBe('onItsWay')
})
