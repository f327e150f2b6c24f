import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { newCustomer } from './customers.ts'
import { storeToken } from './prepare.ts'
import { open, openFully } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('the shop shows visited pages offline, stores cart changes, and sends them once online', async () => {
  const { token } = await newCustomer(shop)
  const { page, context } = await shop.visit({ serviceWorker: true })
  await storeToken(page, token)
  const path = urls.product('massage-gun')
  await open(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // From here on, the service worker handles requests and stores the responses.
  await open(page, path)
  // The worker stores the page itself last, after the load has finished.
  await expect.poll(() => page.evaluate(async () => (await caches.match(window.location.href)) !== undefined)).toBe(true)
  await context.setOffline(true)

  await open(page, path)
  await page.getByRole('heading', { level: 1, name: 'Massage gun' }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().waitFor()
  await page.goto(urls.collection('strength'))
  await page.getByRole('heading', { level: 1, name: "You're offline" }).waitFor()
  await page.getByRole('link', { name: /^Massage gun/ }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().waitFor()

  const merged = page.waitForResponse((response) => response.url().endsWith('/api/cart/merge') && response.ok())
  await context.setOffline(false)
  await merged
  const { items } = await shop.app.call('GET /cart', {}, { token })
  expect(items.map(({ product, quantity }) => [product.slug, quantity])).toEqual([['massage-gun', 1]])
  expect(
    await page.evaluate(async () =>
      (await (await caches.open('answers')).keys()).map(({ url }) => url).filter((url) => /cart|user$/.test(url)),
    ),
  ).toEqual([])

  expect(await pushTo(page, { title: 'Gymfolk', body: 'Ada mentioned you.', url: shop.url + urls.notifications() })).toEqual([
    [
      'Gymfolk',
      { body: 'Ada mentioned you.', tag: 'notifications', icon: '/icon-192.png', data: { url: shop.url + urls.notifications() } },
    ],
  ])
  await context.close()
})

it('a dialog that could not be loaded says so, keeps the focus, and opens at the next press', async () => {
  const { page, context } = await shop.visit()
  await openFully(page, urls.product('training-tee'))
  const button = page.getByRole('button', { name: 'Share' }).first()
  await button.focus()
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .filter({ hasText: /^We can't reach the shop right now/ })
    .waitFor()
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  // With its texts, too.
  await page.getByRole('dialog', { name: 'Share Training tee' }).waitFor()
  await context.close()
})

/** The notification that the worker shows for a push message. Headless browsers may show none, so the call itself is inspected. */
async function pushTo(page: Page, message: object): Promise<unknown> {
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(() => {
    const shown: unknown[] = []
    const scope = globalThis as unknown as { registration: { showNotification: (...what: unknown[]) => Promise<void> }; shown: unknown[] }
    scope.shown = shown
    scope.registration.showNotification = async (...what) => void shown.push(what)
  })
  const devTools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && found(first.registrationId))
  })
  await devTools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify(message) })
  const shown = () => worker!.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
  await expect.poll(async () => (await shown()).length).toBe(1)
  return shown()
}

it('the shop opens the first visited page offline, explains what is unavailable, and opens a cart never visited before, with its lines', async () => {
  const { page, context } = await shop.visit({ serviceWorker: true, theme: 'dark' })
  const path = urls.product('massage-gun')
  await open(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog', { name: 'Added to cart' }).waitFor()
  await context.setOffline(true)
  await open(page, path)
  await page.getByRole('heading', { level: 1, name: 'Massage gun' }).waitFor()

  const messages = page.getByText("We can't reach the shop right now. Please try again in a moment.")
  await page.getByRole('button', { name: 'Save Massage gun to your wishlist' }).first().click()
  await expect.poll(() => messages.count()).toBe(1)
  await page.getByRole('button', { name: 'Write a review' }).click()
  await expect.poll(() => messages.count()).toBe(2)
  expect(new URL(page.url()).pathname).toBe(path)

  await open(page, urls.cart())
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
  await page.getByRole('link', { name: 'Massage gun' }).first().waitFor()
  expect(await page.evaluate(async () => (await (await caches.open('pages')).keys()).some(({ url }) => url.endsWith('/cart')))).toBe(false)

  // The offline page has the chosen theme, or else the system's.
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto(urls.collection('strength'))
  await page.getByRole('heading', { level: 1, name: "You're offline" }).waitFor()
  const grounds = [await ground()]
  await page.addInitScript(() => localStorage.removeItem('theme'))
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: "You're offline" }).waitFor()
    grounds.push(await ground())
  }
  expect(grounds).toEqual(['rgb(16, 18, 20)', 'rgb(16, 18, 20)', 'rgb(246, 244, 239)'])
  await context.setOffline(false)
  await context.close()
})

it('a new version never leaves an open tab with mixed files: the page it navigates to is complete', async () => {
  const versions = await openVersions(shop.url)
  const { page, context } = await shop.visit({ serviceWorker: true })
  await open(page, versions.url + urls.market())
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await open(page, versions.url + urls.market())
  versions.deploy()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your account' }).click()
  await page.waitForURL(/myAccount|sign-in/)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await filesOf(page)).toEqual(['new'])
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await open(page, versions.url + urls.product('massage-gun'))
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog', { name: 'Added to cart' }).waitFor()
  expect(await filesOf(page)).toEqual(['new'])
  await context.close()
  await versions.close()
})

/** The versions that a page's files belong to. */
const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const files = [...document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]')]
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const addresses = [...files.map((file) => file.getAttribute('src') ?? file.getAttribute('href') ?? ''), ...loaded]
    return [...new Set(addresses.filter((one) => one.includes('/assets')).map((one) => (one.includes('/assets/') ? one : 'new')))]
  })

/** The shop behind a proxy that renames its files for a new version; the old version's files then no longer exist, as after an upgrade. */
async function openVersions(origin: string) {
  let isNew = false
  const renamed = (text: string) => (isNew ? text.replaceAll(/(["'`/])assets\//g, '$1assets-new/') : text)
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    if (isNew && path.startsWith('/assets/')) return void response.writeHead(404).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers as Record<string, string>
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
    const answer = await fetch(origin + path.replace('/assets-new/', '/assets/'), {
      method: request.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...body,
    })
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const kept = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(?:content-length|content-encoding|transfer-encoding|connection|etag)$/.test(name)),
    )
    response.writeHead(answer.status, kept).end(/html|javascript|css/.test(type) ? renamed(bytes.toString()) : bytes)
  }
  const proxy = createServer((request, response) => void respond(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    deploy: () => void (isNew = true),
    close: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        // Browsers open spare connections that they never use, which would stay open for a minute.
        proxy.closeAllConnections()
      }),
  }
}
