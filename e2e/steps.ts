import type { Page } from 'playwright-core'
import { urls } from '#contract/urls.ts'
import type { Shop } from '#test/shop.ts'
import { attachToPage } from '#test/tabs.ts'
import { open } from './ready.ts'

/** Opens a product's page and adds this many of it to the cart. */
export async function addToCartOnPage(page: Page, slug: string, quantity = 1): Promise<void> {
  await open(page, urls.product(slug))
  await addToCartHere(page, quantity)
}

/** On a product's page: adds this many to the cart. */
export async function addToCartHere(page: Page, quantity = 1): Promise<void> {
  await chooseSize(page)
  if (quantity > 1) await page.getByRole('main').getByRole('textbox', { name: 'Quantity' }).fill(String(quantity))
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog', { name: 'Added to cart' }).waitFor()
}

/** Selects the first available size on a product's page, if it has sizes. */
export async function chooseSize(page: Page): Promise<void> {
  const size = page.locator('#open-option button[aria-pressed="false"]:not([title])').first()
  if ((await size.count()) === 0) return
  await size.click()
  await page.waitForURL(/variant=/)
}

/** Fills in the checkout for an address in Portland, with the phone number in national format. */
export async function fillCheckout(page: Page, email?: string): Promise<void> {
  if (email) await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Full name/).fill('Ada Moreno')
  await page.getByLabel(/^Country/).selectOption('US')
  await page.getByLabel(/^Street address/).fill('1 Forge Street')
  await page.getByLabel(/^City/).fill('Portland')
  await page.getByLabel(/^(ZIP code|Postal code)/).fill('97201')
  await page.getByLabel(/^Phone/).fill('(503) 555-0123')
}

/** The button that places the order; its text depends on the payment method. */
export const placeButton = (page: Page) => page.getByRole('button', { name: /^(Place order|Pay )/ })

/** Presses the button that places the order and waits for the confirmation; returns the order's number. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
  await placeButton(page).click()
  await page.waitForURL(/payment-success/)
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  const number = new URL(page.url()).searchParams.get('order')
  if (!number) throw new Error(`no order number in ${page.url()}`)
  return number
}

/** Signs in with a password, and waits for `next`. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  next: string = urls.market(),
): Promise<void> {
  await open(page, urls.signIn(next))
  await page.getByLabel(/^Email or phone/).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== urls.signIn())
}

/** Fills in the sign-up form and waits for the code's field. */
export async function requestSignUpCode(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^Full name/).fill('Ada Moreno')
  await page.getByLabel(/^Email or phone/).fill(email)
  await page.getByLabel(/^Password/).fill('correct horse battery')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel(/^Code/).waitFor()
}

/** Signs up by email, with the code from the outbox. */
export async function signUp(shop: Shop, page: Page, email: string): Promise<void> {
  await requestSignUpCode(page, email)
  const mail = (await shop.outbox()).find((message) => message.to === email)
  await page.getByLabel(/^Code/).fill(/\d{6}/.exec(mail?.text ?? '')?.[0] ?? 'no code')
}

/** The sign-in state that the browser stores. */
export const storedAuth = (page: Page): Promise<{ access_token: string | null; provider: string }> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('root') ?? '{}') as { state: { auth: never } }).state.auth)

/** Waits for a code sent to this address, and returns the latest. */
export async function codeFor(shop: Shop, to: string): Promise<string> {
  const mail = (await shop.outbox()).find((message) => message.to === to && /\d{6}/.test(message.text))
  if (!mail) throw new Error(`no code for ${to}`)
  return /\d{6}/.exec(mail.text)![0]
}

/** Fills in the address form. */
export async function fillAddress(page: Page, over: { street?: string; city?: string; postCode?: string } = {}): Promise<void> {
  const { street = '1 Forge Street', city = 'Portland', postCode = '97201' } = over
  await page.getByLabel(/^Full name/).fill('Ada Moreno')
  await page.getByLabel(/^Country/).selectOption('US')
  await page.getByLabel(/^Street address/).fill(street)
  await page.getByLabel(/^City/).fill(city)
  await page.getByLabel(/^(ZIP code|Postal code)/).fill(postCode)
  await page.getByLabel(/^Phone/).fill('(503) 555-0123')
}

/** Presses "Save address". */
export const saveAddress = (page: Page) => page.getByRole('button', { name: 'Save address' }).click()

/** Adds an address to the signed-in customer's account, and waits for the list. */
export async function addAddress(page: Page, over: { street?: string; tag?: 'Home' | 'Office' | 'Other' } = {}): Promise<void> {
  await open(page, urls.addresses('new'))
  await fillAddress(page, over)
  if (over.tag) await page.getByText(over.tag, { exact: true }).click()
  await saveAddress(page)
  await page.getByText('New Address added').waitFor()
}

/** The shop by its IP address: the same shop, but passkeys don't work there. */
export const byIpAddress = (url: string): string => url.replace('localhost', '127.0.0.1')

/** A virtual authenticator that accepts everything during the visit; returns a function that makes it refuse. */
export async function addAuthenticator(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  attachToPage(page, { dispose: () => devtools.send('WebAuthn.disable').then(() => devtools.detach()) })
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return () => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
}
