import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { watchShifts } from './page-checks.ts'
import { open } from './ready.ts'

let shop: Shop
let product: Product
/** A product without options, and another whose page shows it. */
const slug = 'massage-gun'
const neighbour = 'massage-gun-mini'

beforeAll(async () => {
  shop = await openShop()
  product = await shop.app.call('GET /user/products/url/:uniqueName', { uniqueName: slug })
})
afterAll(() => shop.close())

const leafOf = ({ categories }: Product): string => categories.at(-1)!.slug
const setStock = (stock: number) => shop.setStock(product.variants[0]!.id, stock)
const htmlOf = async (path: string): Promise<string> => (await fetch(shop.url + path)).text()
const cardOf = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('link', { name: product.info.name, exact: true }) })
const addButton = (page: Page) => cardOf(page).getByRole('button', { name: `Add ${product.info.name} to cart` })

describe('a page from the cache', () => {
  it('shows on its cards how many are left by now, without moving anything', async () => {
    const { page, context, faults } = await shop.visit()
    const shifts = await watchShifts(page)
    const path = urls.collection(leafOf(product))
    await open(page, path)
    await addButton(page).waitFor()
    const cached = await htmlOf(path)
    await setStock(2)
    const answered = page.waitForResponse(/\/products\/live\?/)
    await open(page, path)
    await answered
    await cardOf(page).getByText('2 left', { exact: true }).waitFor()
    expect(await htmlOf(path)).toBe(cached)
    expect(await shifts()).toBeLessThan(0.02)
    expect(faults).toEqual([])
    await context.close()
  })

  it('shows on its cards what is sold out by now; the page of the product says so right away', async () => {
    await setStock(9)
    const { page, leave, faults } = await shop.visit()
    const path = urls.product(neighbour)
    await open(page, path)
    await addButton(page).waitFor()
    const cached = await htmlOf(path)
    await setStock(0)
    await open(page, path)
    await cardOf(page).scrollIntoViewIfNeeded()
    await cardOf(page).getByText('Sold out', { exact: true }).waitFor()
    await expect.poll(() => addButton(page).count()).toBe(0)
    expect(await htmlOf(path)).toBe(cached)
    await expect.poll(() => htmlOf(urls.product(slug))).toContain('OutOfStock')
    expect(faults).toEqual([])
    await leave()
  })

  it('of a product says that it is sold out by now', async () => {
    await setStock(9)
    const { page, leave, faults } = await shop.visit()
    await expect.poll(() => htmlOf(urls.product(slug))).toContain('InStock')
    await page.route(/\/products\/live\?/, async (route) => {
      await setStock(0)
      await route.continue()
    })
    await open(page, urls.product(slug))
    await page.getByRole('main').getByRole('button', { name: "Notify me when it's back" }).waitFor()
    expect(faults).toEqual([])
    await leave()
  })
})
