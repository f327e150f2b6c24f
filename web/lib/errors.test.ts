// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { call, overHttp, setTransport } from './call.ts'
import { errorMessage } from './errors.ts'
import { loadText } from './text.ts'

beforeEach(async () => {
  document.documentElement.lang = 'en'
  setTransport(overHttp)
  await loadText('en', ['common'])
  return () => vi.unstubAllGlobals()
})

test('messages needed when nothing more can be loaded are in the common texts', () => {
  expect(errorMessage(new Error('a bug'))).toBe('Something went wrong on our end. Please try again.')
  expect(errorMessage(refuse('SERVICE_UNAVAILABLE'))).toBe("We can't reach the shop right now. Please try again in a moment.")
  expect(errorMessage(refuse('TOO_MANY_REQUESTS', null, 90))).toMatch(/2 minutes/)
})

test('before their texts have loaded, refusals are shown in the words of the API', () => {
  expect(errorMessage(refuse('NO_CART_FOUND'))).toBe(refuse('NO_CART_FOUND').message)
})

test('in another language, where their texts could not be loaded, refusals are shown as one plain sentence', async () => {
  document.documentElement.lang = 'bn'
  await loadText('bn', ['common'])
  expect(errorMessage(refuse('NO_CART_FOUND'))).toBe('আমাদের দিকে কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।')
})

test('a refused call loads the texts of refusals', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'No cart found', code: 'NO_CART_FOUND', errors: null }, { status: 404 }))
  const refused: unknown = await call('GET /cart', {}).catch((error: unknown) => error)
  expect(errorMessage(refused)).toBe('Your cart is empty.')
})
