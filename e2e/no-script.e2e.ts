import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { demoAccounts } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Adds this many bottles of the first size to the cart. */
async function addBottle(page: Page, quantity: string): Promise<void> {
  await page.goto(urls.product('steel-bottle'))
  await send(page, page.locator('#open-option button:not([title])').first())
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill(quantity)
  await send(page, page.getByRole('main').getByRole('button', { name: 'Add to cart' }))
}

/** Submits a form by its button and waits for the next page. Without script, locators don't wait, and find no text in <noscript>. */
async function send(page: Page, button: Locator): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), button.click()])
}

it('without JavaScript, a guest buys with cash on delivery', async () => {
  const { page, leave } = await shop.visit({ script: false, width: 390 })
  const main = page.getByRole('main')
  await addBottle(page, '2')
  await main.getByLabel(/^Quantity of/).fill('3')
  await send(page, main.getByRole('button', { name: 'Update' }))
  expect(await main.getByLabel(/^Quantity of/).inputValue()).toBe('3')
  await send(page, main.getByRole('link', { name: 'Checkout' }))
  expect(await page.getByRole('heading', { name: 'Check out as a guest' }).count()).toBeGreaterThan(0)

  await page.getByLabel(/^Email/).fill('plain@example.com')
  await page.getByLabel(/^First name/).fill('Ada')
  await page.getByLabel(/^Last name/).fill('Moreno')
  await page.getByLabel(/^Country/).selectOption('US')
  await page.getByLabel(/^Street address/).fill('1 Forge Street')
  await page.getByLabel(/^City/).fill('Portland')
  await page.getByLabel(/^(ZIP code|Postal code)/).fill('ABC')
  await page.getByLabel(/^Phone/).fill('(503) 555-0123')
  await send(page, page.getByRole('button', { name: /^Place order/ }))
  expect(await main.innerText()).toContain('Enter a 5-digit ZIP code.')
  expect(await page.getByLabel(/^Street address/).inputValue()).toBe('1 Forge Street')
  await page.getByLabel(/^(ZIP code|Postal code)/).fill('97201')
  await page.getByRole('radio', { name: /^Express/ }).check()
  await send(page, page.getByRole('button', { name: 'Update total' }))
  expect(await main.innerText()).not.toContain('Enter a 5-digit ZIP code.')
  expect(await page.getByRole('radio', { name: /^Express/ }).isChecked()).toBe(true)
  await send(page, page.getByRole('button', { name: /^Place order/ }))
  expect(await page.getByRole('heading', { level: 1, name: /^Thank you/ }).count()).toBeGreaterThan(0)
  const number = new URL(page.url()).searchParams.get('order')!
  expect(await main.textContent()).toContain(number)
  expect((await shop.outbox()).filter(({ to }) => to === 'plain@example.com')).toHaveLength(1)
  await page.goto(urls.cart())
  expect(await main.innerText()).toContain('Your cart is empty')
  await leave()
})

it("without JavaScript, a customer signs in, finds the guest's cart, removes a line and signs out", async () => {
  const { email, password } = demoAccounts.shopper
  const { page, context, leave } = await shop.visit({ script: false })
  const main = page.getByRole('main')
  await addBottle(page, '1')
  await page.goto(urls.signIn(urls.cart()))
  await page
    .getByLabel(/^Email or phone/)
    .first()
    .fill(email)
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('wrong password')
  await send(page, main.getByRole('button', { name: 'Sign in', exact: true }).first())
  expect(await main.innerText()).toContain('Incorrect email, phone number or password.')
  expect(
    await page
      .getByLabel(/^Email or phone/)
      .first()
      .inputValue(),
  ).toBe(email)
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(password)
  await send(page, main.getByRole('button', { name: 'Sign in', exact: true }).first())
  const remove = main.getByRole('button', { name: /^Remove Steel bottle/i })
  await send(page, remove)
  expect(await remove.count()).toBe(0)
  await page.goto(urls.signIn())
  expect(await main.innerText()).toContain(`You're signed in as ${demoAccounts.shopper.name}.`)
  await send(page, main.getByRole('button', { name: 'Sign out' }))
  expect(
    await page
      .getByLabel(/^Password/)
      .first()
      .count(),
  ).toBeGreaterThan(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
  await leave()
})

it.each([
  ['featured', 'Featured'],
  ['trending', 'Trending now'],
])('without JavaScript, the row "%s" of the market leads to a list of all that is in it, called like it', async (rail, title) => {
  const { page, leave } = await shop.visit({ script: false })
  await page.goto(urls.market())
  const row = page.locator(`section[aria-labelledby="${rail}"]`)
  const names = (list: Locator) => list.getByRole('article').getByRole('heading').allInnerTexts()
  const some = await names(row)
  expect(some.length).toBeGreaterThan(0)
  await send(page, row.getByRole('link', { name: 'See all' }))
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  expect(await page.title()).toMatch(new RegExp(`^${title}\\b`))
  const all = await names(page.getByRole('main'))
  expect(all.length).toBeGreaterThan(some.length)
  expect(all).toEqual(expect.arrayContaining(some))
  await leave()
})
