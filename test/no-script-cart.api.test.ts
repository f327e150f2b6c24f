import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { buildIfStale } from '#scripts/build.ts'
import { cookieLinesMax, writeCart } from '#server/pages/no-script/cart-cookie.ts'
import { registerPages } from '#server/pages/pages.ts'
import { startApp, type TestApp } from './app.ts'
import { seedProduct, signedIn, staffToken, stockShop } from './builders.ts'

let app: TestApp
let few: Product
let none: Product
let gone: Product
let another: Product
let sized: Product
let most: Product[]
beforeAll(async () => {
  await buildIfStale()
  app = await startApp({
    prepare: ({ http, call, callFrom, catalogue }, config) =>
      registerPages(http, { call, callFrom, config, invalidations: catalogue.invalidations, now: () => app.now().getTime() }),
  })
  const sizes = ['S', 'M'].map((size) => ({ options: { Size: size }, sku: `NS-${size}`, price: 12.5, stock: 3 }))
  const products = await stockShop(app, [
    seedProduct({ variants: sizes }),
    ...[3, 0, 5, 5].map((stock) => seedProduct({ stock })),
    ...Array.from({ length: limits.cart.linesMax }, () => seedProduct()),
  ])
  ;[sized, few, none, gone, another] = products.slice(0, 5) as [Product, Product, Product, Product, Product]
  most = products.slice(5)
  await app.call('PUT /admin/products/:id/published', { id: gone.id, isPublished: false }, { token: await staffToken(app) })
})
afterAll(() => app.stop())

type Send = (product: { id: string; variant: string }, fields: Record<string, string>) => Promise<{ status: number; said: string }>
const lineOf = ({ id, variants }: Product) => ({ id, variant: variants[0]!.id })

/** Sends a form of the cart from a browser with this many lines; returns the message of the resulting page. */
async function openCart(kind: string, lines: Product[] = []): Promise<Send> {
  const items = lines.map(({ id, variants }) => ({ productId: id, variantId: variants[0]!.id, quantity: 1 }))
  let cookie = `cart=${writeCart(items)}`
  if (kind === 'customer') {
    const { token } = await signedIn(app)
    const changedAt = app.now().toISOString()
    if (items.length > 0) await app.call('POST /cart/merge', { items: items.map((item) => ({ ...item, changedAt })) }, { token })
    cookie = `session=${token}`
  }
  return async ({ id, variant }, fields) => {
    const body = new URLSearchParams({ productId: id, variantId: variant, ...fields })
    const response = await app.request(urls.cart(), { method: 'POST', body, headers: { cookie }, redirect: 'manual' })
    const [, alert = ''] = /role="alert"(.*?)<\/div><\/div>/s.exec(await response.text()) ?? []
    return {
      status: response.status,
      said: alert
        .replace(/^[^>]*>/, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll('&#x27;', "'")
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }
  }
}

describe.each(['guest', 'customer'])('without script, a refused change to the cart of a %s explains', (kind) => {
  it('how many units are left', async () => {
    const send = await openCart(kind, [few])
    const left = { status: 422, said: `${few.info.name} Only 3 left.` }
    expect(await send(lineOf(few), { add: '3' })).toEqual(left)
    expect(await send(lineOf(few), { quantity: '4' })).toEqual(left)
    expect(await send(lineOf(few), { quantity: '3' })).toMatchObject({ status: 303 })
  })

  it('that a variant is sold out', async () => {
    const send = await openCart(kind)
    expect(await send(lineOf(none), { add: '1' })).toEqual({ status: 422, said: `${none.info.name} Out of stock` })
  })

  it('that a product is no longer sold, or unknown', async () => {
    const send = await openCart(kind)
    const said = 'That product is no longer available.'
    expect(await send(lineOf(gone), { add: '1' })).toEqual({ status: 422, said })
    expect(await send({ id: randomUUID(), variant: randomUUID() }, { add: '1' })).toEqual({ status: 422, said })
    expect(await send({ id: 'none', variant: 'none' }, { add: '1' })).toEqual({ status: 422, said })
  })

  it('that a variant has to be chosen, with a link to them', async () => {
    const send = await openCart(kind)
    const said = `${sized.info.name} Choose a variant first. See the options`
    expect(await send({ id: sized.id, variant: '' }, { add: '1' })).toEqual({ status: 422, said })
    expect(await send({ id: sized.id, variant: randomUUID() }, { add: '1' })).toEqual({ status: 422, said })
  })

  it('that the cart is full', async () => {
    const send = await openCart(kind, most.slice(0, kind === 'guest' ? cookieLinesMax : limits.cart.linesMax))
    const said = "These items won't fit in your cart. Remove something and try again."
    expect(await send(lineOf(another), { add: '1' })).toEqual({ status: 422, said })
  })

  it('that the quantity is not a number', async () => {
    const send = await openCart(kind, [few])
    const said = 'Enter a whole number from 1 to 99.'
    expect(await send(lineOf(few), { quantity: 'many' })).toEqual({ status: 422, said })
    expect(await send(lineOf(few), { quantity: '100' })).toEqual({ status: 422, said })
  })
})
