import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { startApp, type TestApp } from './app.ts'
import { seedProduct, signedIn, stockShop } from './builders.ts'

let app: TestApp
let product: Awaited<ReturnType<typeof stockShop>>[number]
beforeAll(async () => {
  app = await startApp({ env: { LOCALES: 'en,bn' } })
  const stocked = await stockShop(
    app,
    Array.from({ length: 12 }, (_, index) => seedProduct({ name: `Rope ${index}`, price: 20 })),
  )
  product = stocked[0]!
})
afterAll(() => app.stop())

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await app.request(`/api${path}`, { method, headers })
  const at = (name: string) => response.headers.get(name)
  return { status: response.status, tag: at('etag') ?? '', cache: at('cache-control'), vary: at('vary'), body: await response.text() }
}

describe('the ETag of a public response', () => {
  it.each([
    ['a list of products', () => '/user/products?limit=12'],
    ['a product', () => `/user/products/${product.id}`],
    ['its reviews', () => `/user/order/review/${product.id}`],
    ['the list of articles', () => '/user/blogs'],
    ['the categories', () => '/categories'],
  ])('of %s saves sending it again', async (_, path) => {
    const first = await get(path())
    expect([first.status, first.tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]+"$/)])
    const again = await get(path(), { 'if-none-match': first.tag })
    expect(again).toEqual({ ...first, status: 304, body: '' })
  })

  it('is the same in every compression, for HEAD and among others', async () => {
    const path = '/user/products?limit=12'
    const { tag } = await get(path)
    for (const encoding of ['gzip', 'br', 'zstd', 'identity']) {
      expect((await get(path, { 'accept-encoding': encoding })).tag).toBe(tag)
      expect((await get(path, { 'accept-encoding': encoding, 'if-none-match': tag })).status).toBe(304)
    }
    expect(await get(path, {}, 'HEAD')).toMatchObject({ status: 200, tag, body: '' })
    for (const header of ['*', `"a", ${tag}`, tag.replace('W/', '')])
      expect((await get(path, { 'if-none-match': header })).status).toBe(304)
    for (const header of ['"a"', '', 'W/', tag.slice(0, -2)]) expect((await get(path, { 'if-none-match': header })).status).toBe(200)
  })

  it('changes with the response, right after the change', async () => {
    const paths = ['/user/products?limit=12', `/user/products/${product.id}`]
    const before = await Promise.all(paths.map((path) => get(path)))
    await app.database.transaction((tx) => changeVariants(tx, [{ id: product.variants[0]!.id, price: 25 }], app.now()))
    const after = await Promise.all(paths.map((path, at) => get(path, { 'if-none-match': before[at]!.tag })))
    expect(after.map(({ status, tag }, at) => [status, tag === before[at]!.tag])).toEqual(paths.map(() => [200, false]))
  })

  it('belongs to one language', async () => {
    const path = '/categories'
    const [english, bengali] = await Promise.all(['en', 'bn'].map((language) => get(path, { 'accept-language': language })))
    expect(english!.vary).toBe('Accept-Encoding, Accept-Language')
    expect(bengali!.vary).toBe(english!.vary)
  })
})

it('a response about the caller has no ETag and is never stored', async () => {
  const { token } = await signedIn(app)
  for (const path of ['/user', '/cart']) {
    const answer = await get(path, { authorization: `Bearer ${token}`, 'if-none-match': '*' })
    expect([path, answer.status, answer.tag, answer.cache]).toEqual([path, 200, '', 'no-store'])
  }
})
