import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminUrls } from '#contract/admin/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { newCustomer } from './customers.ts'
import { axeFindings, axeFindingsAgain, horizontalOverflow, setTheme, resize, smallTargets } from './page-checks.ts'
import { storeToken } from './prepare.ts'
import { goTo } from './ready.ts'

let shop: Shop
let token: string
let visit: Awaited<ReturnType<Shop['visit']>>
/** Ids from the demo data that the screens' addresses need. */
let one: {
  product: string
  order: string
  billed: string
  customer: string
  other: string
  variant: string
  review: string
  question: string
  priceList: string
  plan: string
  club: string
  subscription: string
}
beforeAll(async () => {
  shop = await openShop()
  visit = await shop.visit()
  const customer = await newCustomer(shop)
  const { email } = customer
  token = customer.token
  const { db } = shop.app.database
  await db.query({ text: "update users set role = 'owner' where email = $1", values: [email] })
  await db.query({ text: 'update sessions set second_factor = true', values: [] })
  await storeToken(visit.page, token)
  const { rows: products } = await shop.app.call('GET /admin/products', { state: 'live', limit: 1 }, { token })
  const { rows } = await shop.app.call('GET /admin/orders', { limit: 1 }, { token })
  const { rows: billed } = await shop.app.call('GET /admin/orders', { payment: 'Paid', limit: 1 }, { token })
  const customers = await shop.app.call('GET /admin/customers', { limit: 2 }, { token })
  const { id: product } = products[0]!
  const { variants } = await shop.app.call('GET /admin/products/:id', { id: product }, { token })
  const reviews = await shop.app.call('GET /admin/reviews', { limit: 1 }, { token })
  const questions = await shop.app.call('GET /admin/questions', { limit: 1 }, { token })
  const priceList = { name: 'Sale', endsAt: new Date(Date.now() + 86_400_000).toISOString(), percent: 10, productIds: [product] }
  one = {
    product,
    review: reviews.rows[0]!.id,
    question: questions.rows[0]!.id,
    order: rows[0]!.number,
    billed: billed[0]!.number,
    customer: customers.rows[0]!.id,
    other: customers.rows[1]!.id,
    variant: variants[0]!.id,
    subscription: (await shop.app.call('GET /admin/subscriptions', { limit: 1 }, { token })).subscribers[0]!.id,
    club: (await shop.app.call('GET /admin/clubs', { limit: 1 }, { token })).rows[0]!.id,
    plan: (await shop.app.call('GET /admin/plans', {}, { token })).plans[1]!.id,
    priceList: (await shop.app.call('POST /admin/price-lists', priceList, { token })).id,
  }
})
afterAll(() => shop.close())

const screens: [name: string, path: () => string][] = [
  ['home', () => adminUrls.home()],
  ['orders', () => adminUrls.orders()],
  ['an order', () => adminUrls.order(one.order)],
  ['editing an order', () => adminUrls.editOrder(one.order)],
  ['drafts', () => adminUrls.drafts()],
  ['a new order', () => adminUrls.newDraft()],
  ['slips', () => adminUrls.slips([one.order])],
  ['returns', () => adminUrls.returns()],
  ['gift cards', () => adminUrls.credit()],
  ['failed refunds', () => adminUrls.refundFailures()],
  ['products', () => adminUrls.products()],
  ['a product', () => adminUrls.product(one.product)],
  ['many products', () => adminUrls.productGrid()],
  ['categories', () => adminUrls.categories()],
  ['stock', () => adminUrls.stock()],
  ['the stock of a variant', () => adminUrls.stockOf(one.variant)],
  ['search', () => adminUrls.searchSettings()],
  ['price lists', () => adminUrls.priceLists()],
  ['a new price list', () => adminUrls.newPriceList()],
  ['a price list', () => adminUrls.priceList(one.priceList)],
  ['deals', () => adminUrls.deals()],
  ['a new deal', () => adminUrls.newDeal()],
  ['product rails', () => adminUrls.rails()],
  ['promotions', () => adminUrls.promotions()],
  ['repeat deliveries', () => adminUrls.repeatDeliveries()],
  ['subscriptions', () => adminUrls.subscriptions()],
  ['a subscription', () => adminUrls.subscription(one.subscription)],
  ['plans', () => adminUrls.plans()],
  ['a new plan', () => adminUrls.newPlan()],
  ['a plan', () => adminUrls.plan(one.plan)],
  ['shipping', () => adminUrls.shipping()],
  ['tax', () => adminUrls.tax()],
  ['currencies', () => adminUrls.currencies()],
  ['a promotion', () => adminUrls.newPromotion()],
  ['imports', () => adminUrls.imports()],
  ['redirects', () => adminUrls.redirects()],
  ['missing pages', () => adminUrls.missingPages()],
  ['newsletter', () => adminUrls.newsletter()],
  ['new issue', () => adminUrls.newIssue()],
  ['newsletter subscribers', () => adminUrls.newsletterSubscribers()],
  ['moderation', () => adminUrls.moderation()],
  ['clubs', () => adminUrls.clubs()],
  ['a club', () => adminUrls.club(one.club)],
  ['challenges', () => adminUrls.challenges()],
  ['records', () => adminUrls.records()],
  ['customers', () => adminUrls.customers()],
  ['segments', () => adminUrls.segments()],
  ['a new segment', () => adminUrls.newSegment()],
  ['a customer', () => adminUrls.customer(one.customer)],
  ['merging customers', () => adminUrls.mergeCustomer(one.customer, one.other)],
  ['possible duplicates', () => adminUrls.duplicates()],
  ['texts', () => adminUrls.texts()],
  ['an article', () => adminUrls.text('article', 'en', 'write-it-down')],
  ['a new page', () => adminUrls.newText('page')],
  ['sent emails', () => adminUrls.mails()],
  ['the storefront', () => adminUrls.site()],
  ['the header', () => adminUrls.siteMenu('header')],
  ['the footer', () => adminUrls.siteMenu('footer')],
  ['banners', () => adminUrls.siteBanners()],
  ['the front page', () => adminUrls.siteFront()],
  ['size guides', () => adminUrls.siteSizes()],
  ['a size guide', () => adminUrls.siteSize('tops')],
  ['emails', () => adminUrls.siteMails()],
  ['an email', () => adminUrls.siteMail('en', 'order-shipped')],
  ['translations', () => adminUrls.translations()],
  ['media', () => adminUrls.media({ source: 'studio' })],
  ['reviews', () => adminUrls.reviews()],
  ['a review', () => adminUrls.review(one.review)],
  ['questions', () => adminUrls.questions()],
  ['a question', () => adminUrls.question(one.question)],
  ['reports', () => adminUrls.reports()],
  ['jobs', () => adminUrls.jobs()],
  ['settings', () => adminUrls.settings()],
  ['webhooks', () => adminUrls.webhooks()],
  ['API keys', () => adminUrls.apiKeys()],
  ['team', () => adminUrls.team()],
  ['audit log', () => adminUrls.audit()],
]

const titles = new Set<string>()
async function lookWide({ page }: typeof visit): Promise<void> {
  await resize(page, 1280)
  expect(await axeFindings(page)).toEqual([])
  const wasDark = await page.evaluate(() => document.documentElement.classList.contains('dark'))
  await setTheme(page, wasDark ? 'light' : 'dark')
  expect(await axeFindingsAgain(page, ['color-contrast'])).toEqual([])
}

async function lookOnPhone({ page }: typeof visit): Promise<void> {
  await resize(page, 390)
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
}

// Only the first screen is a full page load. The others are navigated to, in the theme and width that the previous one left.
it.each(screens)('%s: no axe findings, enough contrast in both themes, and it fits a phone with targets for a finger', async (_, path) => {
  const { page, faults } = visit
  faults.length = 0
  await goTo(page, path())
  titles.add(await page.title())
  const isWide = page.viewportSize()?.width === 1280
  for (const look of isWide ? [lookWide, lookOnPhone] : [lookOnPhone, lookWide]) await look(visit)
  expect(faults).toEqual([])
})

/** Sends a file; resolves to the import's id once it's checked. */
async function checked(lines: string[]): Promise<string> {
  const form = new FormData()
  form.set('fileName', 'rows.csv')
  form.set('file', new Blob([lines.join('\n')]), 'rows.csv')
  const answer = await fetch(`${shop.url}/api/admin/imports`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
  const { id } = ((await answer.json()) as { data: { id: string } }).data
  await shop.app.jobs.runDue()
  expect(await shop.app.call('GET /admin/imports/:id', { id }, { token })).toMatchObject({ state: 'ready' })
  return id
}

it('an import with very long words fits its window', async () => {
  const { page, faults } = visit
  faults.length = 0
  const long = 'x'.repeat(5000)
  const products = [
    'URL handle,Title,Vendor,Type,SKU,Price',
    `long,${long},Northbar,Strength,LONG,5`,
    `longer,L,${long.slice(0, 60)},${long.slice(0, 60)},${long},5`,
  ]
  const redirects = ['Redirect from,Redirect to', `/${long.slice(0, 200)},/market/${long.slice(0, 200)}`]
  for (const file of [products, redirects]) {
    const id = await checked(file)
    await resize(page, 1280)
    await goTo(page, adminUrls.import(id))
    await page.getByRole('table').waitFor()
    expect(await horizontalOverflow(page)).toBe(0)
    await resize(page, 390)
    expect(await horizontalOverflow(page)).toBe(0)
  }
  expect(faults).toEqual([])
})

it('an interrupted import can be retried from its own page, and undone permanently', async () => {
  const { page, faults } = visit
  faults.length = 0
  await resize(page, 1280)
  const { db } = shop.app.database
  const query = (text: string) => db.query({ text, values: [] })
  const id = await checked(['URL handle,Title,SKU,Price', 'tried,Tried,TRIED,5', 'kept,Kept,KEPT,5'])
  await query(`create function trouble() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = 'P0001'; end $$`)
  await query('create trigger trouble before update of result on import_rows for each row execute function trouble()')
  await shop.app.call('POST /admin/imports/:id/run', { id }, { token })
  await shop.app.jobs.runDue()
  await query('drop function trouble cascade')
  // The import would otherwise resume by itself within seconds.
  const { rows } = await db.query({ text: `select id from jobs where data->>'import' = $1`, values: [id] })
  await shop.app.call('POST /admin/jobs/:id/cancel', rows[0] as { id: string }, { token })
  await goTo(page, adminUrls.import(id))
  await page.getByText('Stopped under Jobs', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Try now' }).click()
  await page.getByText('It will continue as soon as', { exact: false }).waitFor()
  await shop.app.jobs.runDue()
  await page.getByText('Created: 2.', { exact: false }).waitFor()
  await query(`insert into product_translations (product_id, locale, name) select id, 'bn', 'রাখা' from products where slug = 'kept'`)
  await page.getByRole('button', { name: 'Undo this import' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Products to delete permanently: 2.', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByText('The import is being undone.', { exact: false }).waitFor()
  await shop.app.jobs.runDue()
  await page.getByText('Undone: 1. In the trash: 1,', { exact: false }).waitFor()
  await page.getByRole('row', { name: /Kept.*it was translated.*In the trash/ }).waitFor()
  expect(await horizontalOverflow(page)).toBe(0)
  expect(faults).toEqual([])
})

it("a dialog opened from a menu returns the focus to the menu's button", async () => {
  const { page, faults } = visit
  faults.length = 0
  await goTo(page, adminUrls.order(one.billed))
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Resend an email' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.activeElement?.textContent === 'More')
  expect(faults).toEqual([])
})

it("an order's invoice can be downloaded as a PDF", async () => {
  const { page, faults } = visit
  faults.length = 0
  await goTo(page, adminUrls.order(one.billed))
  const invoice = page.getByRole('button', { name: /^Invoice INV-\d{6} \(PDF\)$/ })
  const [download] = await Promise.all([page.waitForEvent('download'), invoice.click()])
  expect(download.suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(faults).toEqual([])
})

it('each visit showed a different screen', () => {
  // Two screens have the title of the area they belong to, and two customers may share a name.
  expect(titles.size).toBeGreaterThan(screens.length - 5)
})
