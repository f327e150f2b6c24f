import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductCard } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { callApi, newCustomer, password } from './customers.ts'
import { axeFindings, horizontalOverflow } from './page-checks.ts'
import { addToStoredCart, storeToken } from './prepare.ts'
import { open, openFully } from './ready.ts'
import { signIn } from './steps.ts'

let shop: Shop
let strength: ProductCard[]
beforeAll(async () => {
  shop = await openShop()
  strength = (await callApi(shop, 'GET /user/products', { category: 'strength', limit: 8 })).products
})
afterAll(() => shop.close())

const main = (page: Page) => page.getByRole('main')
const nameOf = (n: number) => strength[n]!.info.name
const heart = (page: Page, n: number) => main(page).getByRole('button', { name: `Save ${nameOf(n)} to your wishlist` })
const scales = (page: Page, n: number) => main(page).getByRole('button', { name: `Compare ${nameOf(n)}`, exact: true })
const pressed = (page: Page, n: number, of: typeof heart) => expect.poll(() => of(page, n).getAttribute('aria-pressed'))

describe('the wishlist', () => {
  it("saves a visitor's product once they sign in, in several lists, one of them shared; saved products are marked on every card", async () => {
    const customer = await newCustomer(shop)
    const { page, leave, faults } = await shop.visit({ width: 390 })
    await open(page, urls.collection('strength'))
    await heart(page, 0).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Email or phone/).fill(customer.email)
    await dialog.getByLabel(/^Password/).fill(password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText(`${nameOf(0)} is saved.`).waitFor()
    await pressed(page, 0, heart).toBe('true')

    await page.getByRole('button', { name: 'Change list' }).click()
    await page.getByLabel('Name of the new list').fill('Garage')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('radio', { name: /^Garage/, checked: true }).waitFor()
    expect(await axeFindings(page, undefined, 'dialog[open]')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(`${nameOf(0)} is in "Garage".`).waitFor()

    await openFully(page, urls.wishlist())
    await page.getByText('Nothing saved here yet').waitFor()
    await page.getByRole('link', { name: /^Garage/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Garage' }).waitFor()
    await main(page)
      .getByRole('link', { name: nameOf(0), exact: true })
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)

    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByLabel(/^Anyone with the link/).check()
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    const { page: friend, leave: leaveFriend } = await shop.visit()
    await openFully(friend, link)
    await friend.getByRole('heading', { level: 1, name: 'Garage' }).waitFor()
    await main(friend)
      .getByRole('link', { name: nameOf(0), exact: true })
      .waitFor()
    expect(await main(friend).textContent()).not.toContain(customer.name)
    expect(await axeFindings(friend)).toEqual([])
    const revoked = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await page.getByLabel(/^Anyone with the link/).uncheck()
    await page.getByText('Only you can see this list.').waitFor()
    await revoked
    expect((await friend.reload())?.status()).toBe(404)
    await leaveFriend()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: `Remove ${nameOf(0)} from this list` }).click()
    await page.getByText('Nothing saved here yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await main(page)
      .getByRole('link', { name: nameOf(0), exact: true })
      .waitFor()
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
    await leave()
  })

  it('reverts a heart that the server refuses', async () => {
    const customer = await newCustomer(shop)
    const { page, leave } = await shop.visit()
    await storeToken(page, customer.token)
    await open(page, urls.collection('strength'))
    await page.route('**/api/wishlist', (route) => route.abort('internetdisconnected'))
    await heart(page, 0).click()
    await page.getByText("We can't reach the shop right now.").first().waitFor()
    await expect.poll(() => heart(page, 0).getAttribute('aria-pressed')).toBe('false')
    await leave()
  })
})

describe('comparing', () => {
  it('works for visitors: three products at most, with undo in the toast, a share link, and kept after signing in', async () => {
    const customer = await newCustomer(shop)
    const { page, leave, faults } = await shop.visit({ width: 390 })
    await open(page, urls.collection('strength'))
    for (const n of [0, 1, 2]) {
      await scales(page, n).click()
      await page.getByRole('link', { name: `Compare ${n + 1} of 3` }).waitFor()
    }
    await scales(page, 3).click()
    await page.getByText(`${nameOf(3)} replaced ${nameOf(0)}.`).waitFor()
    await pressed(page, 0, scales).toBe('false')
    await page.getByRole('button', { name: 'Undo' }).click()
    await pressed(page, 0, scales).toBe('true')
    await pressed(page, 3, scales).toBe('false')

    await open(page, urls.compare())
    const table = page.getByRole('table')
    for (const n of [0, 1, 2]) await table.getByRole('link', { name: nameOf(n), exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
    const rows = await table.getByRole('row').count()
    await page.getByLabel('Show only differences').check()
    await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows)
    const marked = await table.getByRole('rowheader').allTextContents()
    expect(marked.every((name) => name.endsWith('Differs'))).toBe(true)
    await page.getByRole('button', { name: `Remove ${nameOf(1)}` }).click()
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)

    await signIn(page, customer)
    await expect
      .poll(async () => (await callApi(shop, 'GET /compare', {}, customer.token)).items.map(({ productId }) => productId))
      .toEqual([strength[0]!.id, strength[2]!.id])
    expect(faults).toEqual([])
    await leave()
  })

  it('shows the linked products without script, and prints as a table', async () => {
    const { page, leave } = await shop.visit({ script: false })
    await page.goto(urls.compare([strength[0]!.id, strength[1]!.id]))
    expect(await page.getByRole('columnheader').count()).toBe(3)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('table').isVisible()).toBe(true)
    await page.goto(urls.compare(['x', `${strength[0]!.id}'`]))
    await page.emulateMedia({ media: 'screen' })
    await page.getByText('Nothing to compare yet').waitFor()
    await leave()
  })
})

describe('recently viewed products and lines saved for later', () => {
  it('are shown on the next page, and can be cleared', async () => {
    const { page, leave } = await shop.visit()
    await open(page, urls.product(strength[0]!.meta.friendlyPageName))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed'))).toContain(strength[0]!.id)
    await open(page, urls.product(strength[1]!.meta.friendlyPageName))
    const rail = page.getByRole('region', { name: 'Recently viewed' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await rail.getByRole('link', { name: nameOf(0), exact: true }).waitFor()
    await rail.getByRole('button', { name: 'Clear' }).click()
    await rail.waitFor({ state: 'detached' })
    await leave()
  })

  it("move out of a visitor's cart and back", async () => {
    const single = (await callApi(shop, 'GET /user/products', { limit: 40, inStock: true })).products.find((p) => p.variants.length === 1)!
    const { page, leave } = await shop.visit({ width: 390 })
    await addToStoredCart(shop, page, single.meta.friendlyPageName)
    await openFully(page, urls.cart())
    await page.getByRole('button', { name: `Save for later: ${single.info.name}` }).click()
    await page.getByText('Your cart is empty').waitFor()
    await openFully(page, urls.cart())
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: `Move to cart: ${single.info.name}` }).click()
    await page.getByRole('link', { name: 'Checkout' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { name: 'Saved for later' }).count()).toBe(0)
    await leave()
  })
})

describe('a stock alert', () => {
  it('is requested by a visitor, confirmed by mail, and ended by a link in a mail', async () => {
    const product = (await callApi(shop, 'GET /user/products', { limit: 100 })).products.find((p) => p.variants.length === 1)!
    const variantId = product.variants[0]!.id
    await shop.setStock(variantId, 0)
    const { page, leave } = await shop.visit({ width: 390 })
    await open(page, urls.product(product.meta.friendlyPageName, variantId))
    await page.getByRole('button', { name: "Notify me when it's back" }).click()
    await page.getByRole('dialog').getByLabel('Email').fill('visitor@example.com')
    expect(await axeFindings(page, undefined, 'dialog[open]')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Notify me' }).click()
    await page.getByText('Check your inbox').waitFor()
    const linkIn = async () => {
      const mail = (await shop.outbox()).find(({ to }) => to === 'visitor@example.com')
      return /https?:\S+stock-alert#\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    }
    await page.goto(await linkIn())
    await page.getByRole('heading', { name: "You're on the list" }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await leave()
  })
})
