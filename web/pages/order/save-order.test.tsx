// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Customer } from '#contract/customers/customers.ts'
import type { Order } from '#contract/order.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { SaveOrder } from './save-order.tsx'

beforeAll(() => loadText('en', ['order']))
beforeEach(() => {
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
  useSession.setState({ customer: { id: 'ada' } as Customer })
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
  useSession.setState({ customer: null })
})

const order = { id: 'o1', number: 'GF-1' } as Order
async function offers(orders: Partial<Order>[]): Promise<[calls: string[], offered: boolean]> {
  const calls: string[] = []
  setTransport(async (route) => {
    calls.push(route)
    return { orders }
  })
  render(<SaveOrder order={order} token="secret" />)
  // Until the answer is rendered.
  await act(async () => undefined)
  return [calls, screen.queryByRole('button') !== null]
}

it("an order that isn't the customer's is offered to be saved, without a call that is refused", async () => {
  expect(await offers([])).toEqual([['GET /user/orders/list'], true])
})

it('an order of their own is not', async () => {
  expect(await offers([{ id: 'o1' }])).toEqual([['GET /user/orders/list'], false])
})
