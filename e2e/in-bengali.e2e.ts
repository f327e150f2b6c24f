import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { demoAccounts, demoAddress } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { callApi } from './customers.ts'
import { findEnglishWords, visibleTextsOf } from './english-words.ts'
import { signInBrowser, addToStoredCart } from './prepare.ts'
import { openFully } from './ready.ts'

const inBengali = { 'Accept-Language': 'bn' }
const guest = 'bengali@example.com'

let shop: Shop
/** Product names in the orders of the demo's shopper, which were stored while the shop was in English. */
let bought: string[]
let people: { names: string[]; written: string }
beforeAll(async () => {
  shop = await openShop({ locales: 'en,bn' })
  people = await whatPeopleWrote()
})
afterAll(() => shop.close())

/** Texts that the shop doesn't translate: names that are the same in every language, and what people wrote. */
async function whatPeopleWrote(): Promise<typeof people> {
  const read = async (sql: string) => {
    const { rows } = await shop.app.database.db.query({ text: sql, values: [] })
    return (rows as { text: string }[]).map(({ text }) => text).filter(Boolean)
  }
  const names = await read(`select name as text from brands union select name from users union select name from profiles
    union select name from clubs union select place from clubs union select title from club_events union select lift from records union select place from profiles union select bio from users
    union select description from clubs union select title from challenges`)
  const written =
    await read(`select text from reviews union all select reply from reviews union all select text from questions union all select text from answers
    union all select text from posts union all select m ->> 'alt' from posts, jsonb_array_elements(media) m union all select text from comments
    union all select subject || ' · Gymfolk' from newsletter_issues union all select body from newsletter_issues
    union all select note from records union all select description from club_events union all select place from club_events union all select description from challenges`)
  bought = await read(
    `select l.name as text from order_lines l join orders o on o.id = l.order_id join users u on u.id = o.user_id where u.email = '${demoAccounts.shopper.email}'`,
  )
  return { names: ['Gymfolk', 'folk', ...names].sort((a, b) => b.length - a.length), written: written.join('\n') }
}

const english = (html: string): string[] => [
  ...new Set(visibleTextsOf(html).filter((text) => findEnglishWords(text, people.names).length > 0 && !people.written.includes(text))),
]

it('offers Bengali in its own script in the English footer, with a font of only those letters if the device has none', async () => {
  const { page, leave } = await shop.visit()
  await openFully(page, urls.faq())
  const name = page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' })
  await name.scrollIntoViewIfNeeded()
  /** Whether the text is as wide as in that font alone: then no other font was used, which lacks these letters. */
  const isDrawn = () =>
    name.evaluate((link) => {
      const alone = document.createElement('span')
      alone.style.fontFamily = '"Language Names"'
      alone.textContent = link.textContent
      link.after(alone)
      const [shown, meant] = [link, alone].map((one) => one.getBoundingClientRect().width)
      alone.remove()
      return Math.abs(shown! - meant!) < 1
    })
  await expect.poll(isDrawn).toBe(true)
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.name))
  expect(files.filter((file) => file.includes('noto-sans-bengali'))).toEqual([])
  await leave()
})

describe('a shopper who reads Bengali', () => {
  it('finds no English word on any page linked in the shop', { timeout: 300_000 }, async () => {
    const [queue, found] = [['/bn/'], [] as string[]]
    const seen = new Set(queue)
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const html = await (await fetch(shop.url + path)).text()
      found.push(...english(html).map((text) => `${path}: ${text}`))
      for (const [, next] of html.matchAll(/href="(\/bn\/[^"#?]*)"/g)) {
        // A few pages of each kind in the community are enough.
        const kind = next!.replace(/(post|people|tags)\/.*/, '$1')
        const count = [...seen].filter((one) => kind !== next && one.startsWith(kind)).length
        if (!seen.has(next!) && count < 5) queue.push(...[next!].filter((one) => seen.size < 400 && seen.add(one)))
      }
    }
    expect(found).toEqual([])
    expect([...seen].filter((path) => path.startsWith('/bn/product/')).length).toBeGreaterThan(80)
  })

  it('finds none from the cart to the confirmation, the order and its email', async () => {
    const { page, leave } = await shop.visit()
    await addToStoredCart(shop, page, 'whey-protein')
    for (const path of [urls.cart(), urls.checkout()]) {
      await openFully(page, `/bn${path}`)
      expect([path, english(await page.content())]).toEqual([path, []])
      await page.getByText('হুই প্রোটিন').first().waitFor({ state: 'attached' })
    }
    const { number, token } = await order()
    for (const path of [urls.paymentSuccess(number, token), urls.order(number, token)]) {
      await openFully(page, `/bn${path}`)
      expect([path, english((await page.content()).replaceAll(number, ''))]).toEqual([path, []])
    }
    await page.getByText('হুই প্রোটিন').first().waitFor({ state: 'attached' })
    const mail = (await shop.outbox()).find(({ to }) => to === guest)!
    expect(mail.text).toContain('হুই প্রোটিন')
    expect(mail.text.split('\n').filter((line) => findEnglishWords(line.replaceAll(number, ''), people.names).length > 0)).toEqual([])
    await leave()
  })
})

describe('a customer who reads Bengali', () => {
  let page: Page
  beforeAll(async () => {
    page = (await shop.visit()).page
    await signInBrowser(shop, page, demoAccounts.shopper)
  })

  it.each([
    urls.myAccount(),
    urls.wishlist(),
    urls.compare(),
    urls.stockAlerts(),
    urls.points(),
    urls.credit(),
    urls.subscription(),
    urls.myReviews(),
    urls.security(),
    urls.notifications(),
    urls.addresses(),
  ])('finds no English word on a page of the account: %s', async (path) => {
    await openFully(page, `/bn${path}`)
    const typed = [...Object.values(demoAddress).filter(Boolean), ...(path === urls.myAccount() ? bought : [])]
    expect(english(await page.content()).filter((text) => !typed.some((one) => text.includes(one)))).toEqual([])
  })
})

/** Orders with the page's own call. */
async function order(): Promise<{ number: string; token: string }> {
  const { id, variants } = await callApi(shop, 'GET /user/products/url/:uniqueName', { uniqueName: 'whey-protein' })
  const [variant] = variants
  const line = { productId: id, variantId: variant!.id, quantity: 1 }
  const { productCost, shippingCost, totalCost } = await callApi(shop, 'POST /user/orders/checkout-summary', { products: [line] })
  const answer = await fetch(`${shop.url}/api/user/orders/create-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...inBengali },
    body: JSON.stringify({
      products: [{ ...line, price: variant!.price }],
      shippingAddress: {
        firstName: 'আদা',
        lastName: 'রহমান',
        addressLine1: '১ ফোর্জ স্ট্রিট',
        city: 'পোর্টল্যান্ড',
        postCode: '97201',
        region: 'OR',
        country: 'US',
        phone: '+15035550123',
      },
      shippingMethod: 'standard',
      paymentMethod: 'COD',
      productCost,
      shippingCost,
      totalCost,
      email: guest,
    }),
  })
  const { data } = (await answer.json()) as { data: { number: string; token: string } }
  expect(answer.status).toBe(201)
  return data
}
