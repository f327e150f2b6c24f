import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { cartPathsOf, storePage } from './lib/offline/cart-page.ts'
import { offlineHtml, offlinePathOf } from './lib/offline/offline-html.ts'
import { storeOpenPage } from './lib/offline/open-pages.ts'
import { isPage, isPublic, isPublicCall } from './lib/offline/rules.ts'
import { handlePushEvents } from './lib/push-events.ts'

/** What this version of the pages starts with; put in by the build. */
declare const versionFiles: { url: string; revision: string | null }[]
/** Of a worker's own world, which the pages' types don't have. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
declare const clients: { matchAll: (which: { includeUncontrolled: boolean; type: 'window' }) => Promise<{ url: string }[]> }
/** Put before this file by the server: the page that says one is offline, in each language. */
declare const offlinePages: { url: string; revision: string }[]

const pagesMax = 30
const answersMax = 80
const filesMax = 250
const picturesMax = 80
/** A page that was seen is shown from here when the network takes longer. */
const patienceSeconds = 5

/** Nothing personal is ever stored: the server says of each answer whether it's the same for everyone. */
const publicOnly = { cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(isPublic(response) ? response : null) }
const bounded = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })

// A new version waits until no page of the old one is open. Pages come from the network, and their files have their content in their name: whichever
// version serves them, a page gets the files that it names.
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute([...versionFiles, ...offlinePages], { directoryIndex: '', cleanURLs: false })

/** The cart's page, which isn't the same for everyone, is stored as it is for nobody: offline the browser fills it in. */
const cartPaths = cartPathsOf(offlinePages.map(({ url }) => url))
async function storeCarts(): Promise<void> {
  const [pages, files] = await Promise.all([caches.open('carts'), caches.open('files')])
  const has = async (file: string) => (await caches.match(file)) !== undefined
  await Promise.all(cartPaths.map((path) => storePage(path, { pages, files, has })))
}

const pages = new NetworkFirst({ cacheName: 'pages', networkTimeoutSeconds: patienceSeconds, plugins: [publicOnly, bounded(pagesMax)] })
const files = new CacheFirst({ cacheName: 'files', plugins: [publicOnly, bounded(filesMax)] })

/** The page that a visit began with came before this worker did: it's there offline like those that follow. */
async function storeOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const stores = {
    page: (request: Request) => pages.handle({ request, event }),
    file: (request: Request) => files.handle({ request, event }),
    has: async (request: Request) => (await caches.match(request)) !== undefined,
  }
  await Promise.all(open.map(({ url }) => storeOpenPage(url, stores)))
}
addEventListener('install', (event) => {
  const installing = event as ExtendableEvent
  installing.waitUntil(storeCarts())
  installing.waitUntil(storeOpenPages(installing))
})

registerRoute(({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname), pages)
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPublicCall(url.pathname, request.headers),
  new NetworkFirst({ cacheName: 'answers', networkTimeoutSeconds: patienceSeconds, plugins: [publicOnly, bounded(answersMax)] }),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files)
// Videos come in parts, which are no answers to store.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/') && request.destination !== 'video',
  new CacheFirst({ cacheName: 'pictures', plugins: [publicOnly, bounded(picturesMax)] }),
)

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  const { pathname } = new URL(request.url)
  const cart = cartPaths.includes(pathname) ? await (await caches.open('carts')).match(pathname) : undefined
  if (cart) return cart
  const page = await matchPrecache(
    offlinePathOf(
      pathname,
      offlinePages.map(({ url }) => url),
    ),
  )
  return page ? offlineHtml(page, await caches.open('pages')) : Response.error()
})

handlePushEvents()
