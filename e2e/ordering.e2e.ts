import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { urls } from '#contract/urls.ts'
import { axeFindings, horizontalOverflow } from './page-checks.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { addToStoredCart } from './prepare.ts'
import { open } from './ready.ts'
import { codeFor, fillCheckout, placeButton, placeOrder, addToCartHere, addToCartOnPage } from './steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const orders = async (): Promise<number> => {
  const { rows } = await shop.app.database.db.query({ text: 'select count(*)::int as n from orders', values: [] })
  return (rows[0] as { n: number }).n
}

describe.each([
  ['on a desk', 1280],
  ['on a phone', 390],
] as const)('a guest %s', (_, width) => {
  it('buys with cash on delivery, and opens the order with the link in the email', async () => {
    const { page, leave, faults } = await shop.visit({ width })
    await addToCartOnPage(page, 'cast-kettlebell-powder-coat')
    await page.getByRole('dialog').getByRole('link', { name: 'Go to cart' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByRole('heading', { name: 'Check out as a guest' }).waitFor()
    await fillCheckout(page, `guest-${width}@example.com`)
    expect(await axeFindings(page)).toEqual([])
    const number = await placeOrder(page)
    expect(await page.getByRole('main').textContent()).toContain(number)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
    const mail = (await shop.outbox()).filter((message) => message.to === `guest-${width}@example.com`)
    expect(mail).toHaveLength(1)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state.cart.lines)).toEqual([])
    await leave()
    const other = await shop.visit({ width })
    await open(other.page, /https?:\S+token=\S+/.exec(mail[0]!.text)![0])
    await other.page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()
    expect(await other.page.getByRole('main').textContent()).toContain('Cast kettlebell')
    expect(await axeFindings(other.page)).toEqual([])
    expect([...faults, ...other.faults]).toEqual([])
    await other.leave()
  })
})

it('an open checkout shows what another tab adds to the cart and keeps the input; the confirmation page creates an account from a password and a code', async () => {
  const email = 'stays@example.com'
  const { page, context, faults, leave } = await shop.visit({ width: 390 })
  await addToStoredCart(shop, page, 'steel-bottle')
  await open(page, urls.checkout())
  await fillCheckout(page, email)
  const before = await placeButton(page).textContent()
  const other = await context.newPage()
  await addToCartOnPage(other, 'cast-kettlebell-powder-coat')
  const note = page.getByRole('status').filter({ hasText: 'Now also in your order: Cast kettlebell' })
  await note.waitFor()
  await expect.poll(() => placeButton(page).textContent()).not.toBe(before)
  expect(await page.getByLabel(/^Full name/).inputValue()).toBe('Ada Moreno')
  expect(await axeFindings(page)).toEqual([])
  await other.close()
  const number = await placeOrder(page)
  expect(await page.getByRole('main').textContent()).toContain('Cast kettlebell')

  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel(/^Password/).fill('short')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByText('Use at least 8 characters.').waitFor()
  await page.getByLabel(/^Password/).fill('correct horse battery')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel(/^Code/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel(/^Code/).fill(await codeFor(shop, email))
  await page.getByText('Your account is ready').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.getByRole('heading', { level: 1, name: /^Thank you/ }).isVisible()).toBe(true)
  await open(page, urls.orders())
  await page.getByRole('main').getByText(number).first().waitFor()
  expect(faults).toEqual([])
  await leave()
})

it('a visitor who chose another currency sees prices in it, before and after hydration, and orders in it', async () => {
  const { db } = shop.app.database
  const offer = async (currencies: object[]) => {
    await db.query({ text: 'update currency_settings set currencies = $1, version = version + 1', values: [JSON.stringify(currencies)] })
    await vi.waitFor(async () => expect((await shop.app.call('GET /public/shop', {})).currencies?.length ?? 0).toBe(currencies.length))
  }
  await offer([{ code: 'JPY', rate: '151.4', rounding: 'whole', active: true }])
  const { page, leave, faults } = await shop.visit()
  const path = urls.product('cast-kettlebell-powder-coat')
  await open(page, path)
  await page.getByRole('contentinfo').getByRole('link', { name: 'JPY' }).click()
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' })
  const price = page.getByRole('main').locator('.price data').first()
  await expect.poll(() => price.textContent()).toMatch(/^From ¥[\d,]+$/)
  const yen = (await price.textContent())?.replace('From ', '') ?? ''
  await expect.poll(() => page.getByRole('main').locator('data').filter({ hasText: '$' }).count()).toBe(0)
  await addToCartHere(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Go to cart' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  await page.getByRole('main').getByText(yen).first().waitFor()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByText("You're paying in JPY.", { exact: false }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await fillCheckout(page, 'yen@example.com')
  await placeOrder(page)
  expect(await page.getByRole('main').textContent()).toContain(yen)
  expect(faults).toEqual([])
  await leave()
  await offer([])
})

describe('the checkout', () => {
  it('shows errors next to their fields, focuses the first, and keeps the input; a double click places one order', async () => {
    const { page, leave, faults } = await shop.visit()
    await addToStoredCart(shop, page, 'steel-bottle')
    await open(page, urls.checkout())
    await page.getByLabel(/^Full name/).fill('Ada')
    await placeButton(page).click()
    await page.getByText('Enter your email so we can send the confirmation.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('email')
    await page.getByText('Enter a street address.').waitFor()
    expect(await page.getByLabel(/^Full name/).inputValue()).toBe('Ada')
    await fillCheckout(page, 'fixed@example.com')
    // A reload doesn't lose anything either: typed values and choices stay.
    await page.getByRole('radio', { name: /^Express/ }).check()
    await page.reload()
    const express = page.getByRole('radio', { name: /^Express/ })
    await express.waitFor()
    expect([await express.isChecked(), await page.getByLabel(/^City/).inputValue()]).toEqual([true, 'Portland'])
    const before = await orders()
    await placeButton(page).dblclick()
    await page.waitForURL(/payment-success/)
    expect(await orders()).toBe(before + 1)
    expect(faults).toEqual([])
    await leave()
  })

  it('asks to confirm a new price, and places one order even if first the connection and then the response is lost', async () => {
    const { page, context, leave } = await shop.visit()
    await addToStoredCart(shop, page, 'creatine-monohydrate')
    await open(page, urls.checkout())
    await fillCheckout(page, 'lost@example.com')
    await page.getByText('Cash on delivery').first().waitFor()
    await shop.app.database.db.query({
      text: `update variants set price = price + 100, old_price = null from products p where p.id = product_id and p.slug = 'creatine-monohydrate'`,
      values: [],
    })
    const before = await orders()
    await placeButton(page).click()
    await page.getByText(/Creatine monohydrate now costs \$\d+\.\d\d/).waitFor()
    const unconfirmed = page.getByText("Your order isn't confirmed")
    expect([await orders(), await unconfirmed.count()]).toEqual([before, 0])

    await context.setOffline(true)
    await placeButton(page).click()
    await unconfirmed.waitFor()
    expect(await orders()).toBe(before)

    await context.setOffline(false)
    await page.route('**/create-order', (route) => route.fetch().then(() => route.abort('connectionreset')), { times: 1 })
    const lost = page.waitForEvent('requestfailed')
    await placeButton(page).click()
    await lost
    await unconfirmed.waitFor()
    expect(await orders()).toBe(before + 1)
    await placeButton(page).click()
    await page.waitForURL(/payment-success/)
    expect(await orders()).toBe(before + 1)
    await leave()
  })
})

it("a cart reports prices that can't be loaded and retries, changes quantities, offers to undo a removal, and reports low stock", async () => {
  const { page, leave, faults } = await shop.visit()
  await addToStoredCart(shop, page, 'steel-bottle')
  await page.route('**/api/cart/preview', (route) => route.abort())
  await open(page, urls.cart())
  const failure = page.getByText("We couldn't load the prices in your cart")
  await failure.waitFor()
  await page.unroute('**/api/cart/preview')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Steel bottle' }).first().waitFor()
  await expect.poll(() => failure.count()).toBe(0)

  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await page.getByText('2 items').first().waitFor()
  await page.getByRole('button', { name: /^Remove Steel bottle/ }).click()
  await page.getByText('Your cart is empty').waitFor()
  // The summary is requested before the stock changes.
  const summed = page.waitForResponse(/checkout-summary/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 items').first().waitFor()
  await summed
  await shop.app.database.db.query({
    text: `update variants set stock = 1 from products p where p.id = product_id and p.slug = 'steel-bottle'`,
    values: [],
  })
  await page.reload()
  await page.getByText('Only 1 left.').waitFor()
  await page.getByRole('button', { name: /Change .*to 1/ }).click()
  await page.getByText('1 item', { exact: true }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
  await leave()
})
