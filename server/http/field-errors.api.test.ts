import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKey, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { startApp, type TestApp } from '#test/app.ts'

let app: TestApp
let product: Awaited<ReturnType<typeof stockShop>>[number]
beforeAll(async () => {
  app = await startApp({ env: { LOCALES: 'en,bn' } })
  const [stocked] = await stockShop(app, [seedProduct({ stock: 3 })])
  product = stocked!
})
afterAll(() => app.stop())

/** Sends a body in a language, and returns what the answer says. */
async function answerIn(language: string | undefined, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await app.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': newKey(),
      ...(language !== undefined && { 'accept-language': language }),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { error?: string; code?: string; errors?: Record<string, string[]>; data?: Record<string, unknown> }
}

describe('what is wrong with a field', () => {
  const wrong = { items: [{ variantId: 'x', quantity: 100 }], more: 1 }
  const path = '/api/cart/preview'

  it('is said in the language of the request, while code and error stay the same', async () => {
    const { requestId: _, ...bengali } = (await answerIn('bn-BD,bn;q=0.9,en;q=0.5', path, wrong)) as Record<string, unknown>
    expect(bengali).toEqual({
      error: 'Invalid input',
      code: 'INVALID_INPUT',
      errors: {
        'items.0.productId': ['দরকার'],
        'items.0.variantId': ['আইডি (UUID) নয়'],
        'items.0.quantity': ['৯৯-এর বেশি'],
        more: ['এখানে অজানা'],
      },
    })
  })

  it.each([undefined, 'en', 'de-DE', '*', ',;q=x'])('is said in English for a request in %s', async (language) => {
    const { errors } = await answerIn(language, path, wrong)
    expect(errors).toMatchObject({ more: ['is not known here'], 'items.0.variantId': ['is not a UUID'] })
  })

  it('that a handler finds is translated, too', async () => {
    const { token } = await signedIn(app)
    const line = { productId: product.id, variantId: product.variants[0]!.id, quantity: 4 }
    const { errors } = await answerIn('bn', '/api/cart', line, { authorization: `Bearer ${token}` })
    expect(errors).toEqual({ quantity: ['আর মাত্র ৩টি আছে'] })
  })

  it('in an answer that succeeds, such as a preview, is in that language, too', async () => {
    const { data } = await answerIn('bn', '/api/user/validate-address', { country: 'ZZ', firstName: 'Ada' })
    expect(data?.['problems']).toMatchObject({ country: ['কোনো দেশ নয়'] })
  })
})
