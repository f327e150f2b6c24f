import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { newCustomer } from './customers.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('shows offline what was seen, keeps what is put into the cart, and sends it once there is a network', async () => {
  const { token } = await newCustomer(shop)
  const { page, context } = await shop.visit({ serviceWorker: true })
  const root = JSON.stringify({ state: { auth: { access_token: token, provider: 'none' } }, version: 1 })
  await open(page, urls.about())
  await page.evaluate((stored) => localStorage.setItem('root', stored), root)
  const path = urls.product('massage-gun')
  await open(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // From now on through the worker: it stores what it sends on.
  await open(page, path)
  await context.setOffline(true)

  await open(page, path)
  await page.getByRole('heading', { level: 1, name: 'Massage gun' }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().waitFor()
  await page.goto(urls.collection('strength'))
  await page.getByRole('heading', { level: 1, name: "You're offline" }).waitFor()
  await page.getByRole('link', { name: /^Massage gun/ }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().waitFor()

  const merged = page.waitForResponse((response) => response.url().endsWith('/api/cart/merge') && response.ok())
  await context.setOffline(false)
  await merged
  const { items } = await shop.app.call('GET /cart', {}, { token })
  expect(items.map(({ product, quantity }) => [product.slug, quantity])).toEqual([['massage-gun', 1]])
  expect(
    await page.evaluate(async () =>
      (await (await caches.open('answers')).keys()).map(({ url }) => url).filter((url) => /cart|user$/.test(url)),
    ),
  ).toEqual([])
  await context.close()
})
