import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { placeButton, addToCartOnPage } from './steps.ts'
import { open } from './ready.ts'

const lines: string[] = []
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ logLevel: 'debug', log: { write: (line) => void lines.push(line) } })
})
afterAll(() => shop.close())

/** Values that only the customer may see. */
const secrets = {
  email: 'canary.zebulon@example.com',
  name: 'Zebulon Canary',
  password: 'canary password one',
  newPassword: 'canary password two',
  resetPassword: 'canary password six',
  street: '77 Canary Way',
  otherStreet: '88 Canary Lane',
  phone: '5035558642',
}

describe('codes, tokens, passwords and addresses', () => {
  it('appear in no log, URL, header or cached page', async () => {
    const { page, leave } = await shop.visit()
    const seen = watch(page)
    const leaked: string[] = Object.values(secrets)
    leaked.push(...(await signUp(page)))
    leaked.push(...(await changeThings(page)))
    await order(page)
    await failInside(page)
    await Promise.all(seen.reading)

    expect(lines.join('')).toContain('fault')
    expect(seen.urls.length).toBeGreaterThan(30)
    const cachedPages = await Promise.all(seen.pages.map(async (url) => (await fetch(url)).text()))
    for (const secret of leaked) {
      const forms = new Set([
        secret,
        encodeURIComponent(secret),
        encodeURIComponent(secret).replaceAll('%20', '+'),
        JSON.stringify(secret).slice(1, -1),
      ])
      for (const form of forms) {
        const holds = holderOf(form)
        for (const [where, texts] of Object.entries({
          log: lines,
          urls: seen.urls,
          headers: seen.headers,
          pages: [...seen.documents, ...cachedPages],
        }))
          expect(
            texts.filter(holds).map((text) => text.slice(0, 500)),
            `${form} in ${where}`,
          ).toEqual([])
      }
    }
    await leave()
  })
})

/** Matches six digits only if they stand alone: within a time, an id or a color they're a coincidence. */
function holderOf(form: string): (text: string) => boolean {
  const alone = new RegExp(`(?<![\\w#-])${form}(?![\\w-])`)
  return /^\d{6}$/.test(form) ? (text) => alone.test(text) : (text) => text.includes(form)
}

/** Records a page's requests and responses. The mail's link, which contains a token by design, isn't among them. */
function watch(page: Page) {
  const seen = {
    urls: [] as string[],
    headers: [] as string[],
    documents: [] as string[],
    pages: [] as string[],
    reading: [] as Promise<void>[],
  }
  const read = async (response: Response) => {
    seen.urls.push(response.url())
    seen.headers.push(JSON.stringify(await response.allHeaders()))
    if (response.request().resourceType() !== 'document') return
    seen.pages.push(response.url())
    seen.documents.push(await response.text().catch(() => ''))
  }
  page.on('response', (response) => void seen.reading.push(read(response).catch(() => undefined)))
  page.on('framenavigated', (frame) => void seen.urls.push(frame.url()))
  return seen
}

/** Signs up in the browser; resolves to the code and the token. */
async function signUp(page: Page): Promise<string[]> {
  await open(page, urls.signUp())
  await page.getByLabel(/^Full name/).fill(secrets.name)
  await page.getByLabel(/^Email or phone/).fill(secrets.email)
  await page.getByLabel(/^Password/).fill(secrets.password)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const field = page.getByLabel(/^Code/)
  await field.waitFor()
  const code = await codeFor()
  await field.fill(code)
  await page.waitForURL((url) => !url.pathname.startsWith('/account'))
  return [code, await tokenOf(page)]
}

/** Makes calls for which no page exists yet. Resolves to the codes and tokens. */
async function changeThings(page: Page): Promise<string[]> {
  const token = await tokenOf(page)
  await send(page, 'PUT', '/user/add-address', addressOf(secrets.otherStreet), token)
  await send(page, 'POST', '/user/change-password', { currentPassword: secrets.password, newPassword: secrets.newPassword }, token)
  await send(page, 'POST', '/user-auth/sign-in', { email: secrets.email, password: 'wrong canary' })
  await send(page, 'POST', '/user-auth/forgot-password/send-otp', { email: secrets.email })
  const code = await codeFor()
  const { resetToken } = await send<{ resetToken: string }>(page, 'POST', '/user-auth/forgot-password/verify-otp', {
    email: secrets.email,
    otp: code,
  })
  await send(page, 'POST', '/user-auth/forgot-password', { resetToken, password: secrets.resetPassword })
  // Before opening the page, since a signed-in visitor is redirected from it.
  await page.evaluate(() => localStorage.removeItem('root'))
  await open(page, urls.signIn())
  await page.getByLabel(/^Email or phone/).fill(secrets.email)
  await page.getByLabel(/^Password/).fill(secrets.resetPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/account'))
  return [code, resetToken, await tokenOf(page)]
}

async function order(page: Page): Promise<void> {
  await open(page, urls.addresses())
  await page.getByText(secrets.otherStreet).waitFor()
  await addToCartOnPage(page, 'steel-bottle')
  await open(page, urls.checkout())
  await page.getByText('Another address').click()
  await page.getByLabel(/^Full name/).fill(secrets.name)
  await page.getByLabel(/^Country/).selectOption('US')
  await page.getByLabel(/^Street address/).fill(secrets.street)
  await page.getByLabel(/^City/).fill('Portland')
  await page.getByLabel(/^(ZIP code|Postal code)/).fill('97201')
  await page.getByLabel(/^Phone/).fill(secrets.phone)
  await placeButton(page).click()
  await page.waitForURL(/payment-success/)
  await open(page, urls.orders())
  await page.getByRole('link', { name: /GF-/ }).first().click()
  await page.getByText(secrets.street).first().waitFor()
}

/** An internal error that contains the whole row: it must be logged, without the row. */
async function failInside(page: Page): Promise<void> {
  await shop.app.database.db.query({ text: `alter table addresses add constraint broken check (city <> 'Portland') not valid`, values: [] })
  const answer = await send<undefined>(page, 'PUT', '/user/add-address', addressOf(secrets.street), await tokenOf(page))
  expect(answer).toBeUndefined()
}

const addressOf = (addressLine1: string) => ({
  firstName: 'Zebulon',
  lastName: 'Canary',
  addressLine1,
  city: 'Portland',
  postCode: '97201',
  country: 'US',
  phone: `+1${secrets.phone}`,
})

/** A call from within the page, as its own calls are made. */
async function send<T>(page: Page, method: string, path: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const request = { url: `/api${path}`, init: { method, body: JSON.stringify(body), headers } }
  const answer: unknown = await page.evaluate(async ({ url, init }) => (await fetch(url, init)).json(), request)
  return (answer as { data: T }).data
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state.auth.access_token as string)

const codeFor = async (): Promise<string> =>
  /\d{6}/.exec((await shop.outbox()).find((message) => message.to === secrets.email)?.text ?? '')?.[0] ?? 'no code'
