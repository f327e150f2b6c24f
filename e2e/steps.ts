import type { Page } from 'playwright-core'
import { urls } from '#contract/urls.ts'
import type { Shop } from '#test/shop.ts'

/** Puts one of a product into the cart, by its page. */
export async function putInCart(page: Page, slug: string): Promise<void> {
  await page.goto(urls.product(slug))
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog', { name: 'In your cart' }).waitFor()
}

/** Fills the checkout as somebody in Portland would, who types a phone number as they always do. */
export async function fillCheckout(page: Page, email?: string): Promise<void> {
  if (email) await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Full name/).fill('Ada Moreno')
  await page.getByLabel(/^Country/).selectOption('US')
  await page.getByLabel(/^Street and number/).fill('1 Forge Street')
  await page.getByLabel(/^City/).fill('Portland')
  await page.getByLabel(/^Postcode/).fill('97201')
  await page.getByLabel(/^Phone/).fill('(503) 555-0123')
}

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })

/** Presses the button that places the order and waits for the thanks; answers the order's number. */
export async function placeOrder(page: Page): Promise<string> {
  await placeButton(page).click()
  await page.waitForURL(/payment-success/)
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  const number = new URL(page.url()).searchParams.get('order')
  if (!number) throw new Error(`no order number in ${page.url()}`)
  return number
}

/** Signs up by email, with the code from the outbox. */
export async function signUp(shop: Shop, page: Page, email: string): Promise<void> {
  await page.getByLabel(/^Full name/).fill('Ada Moreno')
  await page.getByLabel(/^Email or phone/).fill(email)
  await page.getByLabel(/^Password/).fill('correct horse battery')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const field = page.getByLabel(/^Code/)
  await field.waitFor()
  const mail = (await shop.outbox()).find((message) => message.to === email)
  await field.fill(/\d{6}/.exec(mail?.text ?? '')?.[0] ?? 'no code')
}
