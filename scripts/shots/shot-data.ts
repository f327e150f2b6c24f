import { newsletterUrls } from '#contract/newsletter-urls.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { ApiOutput, ApiRoute } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { fillCheckout, addAddress, placeOrder, addToCartOnPage, signIn } from '#e2e/steps.ts'
import { demoAccounts } from '#seed/accounts.ts'

/** Returning visitors: one with a cart, one whose cart has changed, a customer, and a customer without orders. */
export type Visitor = 'shopper' | 'surprised' | 'customer' | 'newcomer'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The state of the shop before the first screenshot is taken. */
export interface ShotData {
  /** URLs of a variant with little stock, of a sold-out one, and of a product with several pictures, if there is one. */
  low: string
  soldOut: string
  pictured: string | null
  /** A guest's order with its signed link, and an order of the customer. */
  order: string
  token: string
  ownOrder: string
  /** A product that was delivered to the customer and has no review. */
  toReview: { number: string; productId: string } | null
  /** A shared wishlist of the customer. */
  sharedList: string
  /** A public post, if there is one. */
  post: string | null
  /** An issue in the archive of the newsletter, if there is one. */
  issue: string | null
  /** The stored browser state of each visitor. */
  storage: Record<Visitor, StorageState>
}

type Bought = Pick<ShotData, 'order' | 'token' | 'ownOrder' | 'sharedList' | 'toReview'>

/** Creates the states by acting as visitors in the browser, so that every state is real. */
export async function createShotData(browser: Browser, origin: string): Promise<ShotData> {
  const as = (act: (page: Page) => Promise<void>) => storageAfter(browser, origin, act)
  const shopper = await as(async (page) => {
    for (const slug of ['training-tee', 'cast-kettlebell-powder-coat', 'whey-protein']) await addToCartOnPage(page, slug)
  })
  const surprised = await as(async (page) => {
    await addToCartOnPage(page, 'water-rower', 3)
    await addToCartOnPage(page, 'folding-treadmill')
    await addToCartOnPage(page, 'steel-bottle')
    await page.evaluate(seeAnotherPrice)
  })
  const bought: Bought = { order: '', token: '', ownOrder: '', sharedList: '', toReview: null }
  await as(async (page) => {
    await addToCartOnPage(page, 'water-rower', 2)
    bought.order = await checkOut(page, 'mika@example.com')
    bought.token = new URL(page.url()).searchParams.get('token') ?? ''
  })
  const customer = await as(async (page) => {
    await signIn(page, demoAccounts.shopper)
    // Guests may not order that many of a product with little stock.
    await addToCartOnPage(page, 'folding-treadmill', 9)
    for (const slugs of [
      ['speed-rope', 'gym-towel', 'steel-bottle', 'foam-roller', 'yoga-strap'],
      ['whey-protein'],
      ['training-tee', 'daily-runner'],
    ]) {
      for (const slug of slugs) await addToCartOnPage(page, slug)
      bought.ownOrder = await checkOut(page)
    }
    await addToCartOnPage(page, 'chalk-blocks')
    await saveThings(page, bought)
    await addAddress(page)
    await addAddress(page, { street: '480 Alder Yard, unit 12', tag: 'Office' })
  })
  const newcomer = await as((page) => signIn(page, demoAccounts.admin))
  return { ...(await findProducts(origin)), ...bought, storage: { shopper, surprised, customer, newcomer } }
}

async function storageAfter(browser: Browser, baseURL: string, act: (page: Page) => Promise<void>): Promise<StorageState> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  await act(await context.newPage())
  const storage = await context.storageState()
  await context.close()
  return storage
}

async function checkOut(page: Page, email?: string): Promise<string> {
  await page.goto(urls.checkout())
  await fillCheckout(page, email)
  return placeOrder(page)
}

/** Creates two wishlists (one shared), an alert and a saved-for-later line; finds a product that may be reviewed. */
async function saveThings(page: Page, found: Bought): Promise<void> {
  const made = await page.evaluate(async () => {
    const { state } = JSON.parse(localStorage.getItem('root') ?? '') as { state: { auth: { access_token: string } } }
    const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
      const headers = { authorization: `Bearer ${state.auth.access_token}`, 'content-type': 'application/json' }
      const response = await fetch(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      return ((await response.json()) as { data: T }).data
    }
    const ids = async (query: string) =>
      (await call<{ products: { id: string }[] }>('GET', `/user/products?limit=6&${query}`)).products.map(({ id }) => id)
    const { id } = await call<{ id: string }>('POST', '/wishlist/lists', { name: 'Garage gym' })
    for (const productId of await ids('category=strength')) await call('POST', '/wishlist', { productId, listId: id })
    for (const productId of await ids('orderBy=newest')) await call('POST', '/wishlist', { productId })
    const tee = await call<{ id: string; variants: { id: string }[] }>('GET', '/user/products/url/training-tee')
    await call('POST', '/cart', { productId: tee.id, variantId: tee.variants[0]!.id, quantity: 2 })
    await call('POST', '/cart/saved', { productId: tee.id, variantId: tee.variants[0]!.id })
    const { shareToken } = await call<{ shareToken: string }>('PUT', `/wishlist/lists/${id}/share`, { showOwner: true })
    const { waiting } = await call<{ waiting: { number: string; productId: string }[] }>('GET', '/user/reviews')
    return { sharedList: shareToken, toReview: waiting[0] ?? null }
  })
  Object.assign(found, made)
}

/** The cart stores the price at which each line was added; prices are changed directly in the database. */
function seeAnotherPrice(): void {
  const root = JSON.parse(localStorage.getItem('root') ?? '') as { state: { cart: { lines: { price: number }[] } } }
  const last = root.state.cart.lines.at(-1)
  if (last) last.price += 4
  localStorage.setItem('root', JSON.stringify(root))
}

async function findProducts(origin: string): Promise<Pick<ShotData, 'low' | 'soldOut' | 'pictured' | 'post' | 'issue'>> {
  const ask = async <R extends ApiRoute>(path: string): Promise<ApiOutput<R>> =>
    ((await (await fetch(`${origin}/api${path}`)).json()) as { data: ApiOutput<R> }).data
  const slug = 'cast-kettlebell-powder-coat'
  const { variants } = await ask<'GET /user/products/url/:uniqueName'>(`/user/products/url/${slug}`)
  const { products } = await ask<'GET /user/products'>('/user/products?limit=100')
  const of = (state: string) => urls.product(slug, variants.find(({ stock }) => stock.state === state)?.id)
  const pictured = products.find(({ photos }) => photos.length > 1)
  const { items } = await ask<'GET /tags/:tag/posts'>('/tags/squat/posts?limit=20')
  const { issues } = await ask<'GET /public/newsletter/issues'>('/public/newsletter/issues?limit=1')
  const post = items.find(({ comments }) => comments > 0) ?? items[0]
  return {
    low: of('low'),
    soldOut: of('out'),
    pictured: pictured ? urls.product(pictured.meta.friendlyPageName) : null,
    post: post ? urls.post(post.id) : null,
    issue: issues[0] ? newsletterUrls.issue(issues[0].id) : null,
  }
}
