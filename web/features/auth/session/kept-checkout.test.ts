// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { useStored } from '#web/lib/store.ts'
import { clearSession, signed } from './session.ts'
import { restoreCheckout } from './kept-checkout.ts'

const checkout = { shippingInfo: { addressLine1: 'Road 1' }, billingInfo: null }
const signIn = (userId: string) => useStored.setState({ auth: { access_token: `of ${userId}`, provider: 'none', userId } })
const now = () => {
  const { checkout: kept, cart } = useStored.getState()
  return [kept.shippingInfo?.addressLine1, cart.codes, sessionStorage.getItem('checkout-note')]
}

async function expire(): Promise<void> {
  await Promise.all([1, 2].map(() => signed('GET /user', {}).catch(() => undefined)))
}

beforeEach(() => {
  setTransport(async () => {
    throw new Refusal({ code: 'TOKEN_IS_MISSING_OR_EXPIRED', status: 401, sentence: '' })
  })
  vi.stubGlobal('location', { pathname: '/product/x', search: '', assign: () => undefined })
  signIn('ada')
  useStored.setState({ checkout, cart: { ...emptyStored.cart, codes: ['TEN'] } })
  sessionStorage.setItem('checkout-note', 'Ring twice')
})
afterEach(() => {
  vi.unstubAllGlobals()
  setTransport(overHttp)
  clearSession()
})

it('what was typed in the checkout survives an expired session until the same person signs in again', async () => {
  await expire()
  expect(now()).toEqual([undefined, [], null])
  signIn('ada')
  restoreCheckout()
  expect(now()).toEqual(['Road 1', ['TEN'], 'Ring twice'])
})

it('someone else who signs in neither sees it nor leaves it to be found', async () => {
  await expire()
  signIn('bo')
  restoreCheckout()
  signIn('ada')
  restoreCheckout()
  expect(now()).toEqual([undefined, [], null])
})

it('signing out drops it', async () => {
  await expire()
  clearSession()
  signIn('ada')
  restoreCheckout()
  expect(now()).toEqual([undefined, [], null])
})
