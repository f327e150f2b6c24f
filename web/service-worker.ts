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

/** The files that every page of this version needs; injected by the build. */
declare const versionFiles: { url: string; revision: string | null }[]
/** The types of the worker's scope, which the pages' TypeScript configuration doesn't include. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
declare const clients: { matchAll: (which: { includeUncontrolled: boolean; type: 'window' }) => Promise<{ url: string }[]> }
/** The offline page in each language; the server prepends this declaration to the file. */
declare const offlinePages: { url: string; revision: string }[]

const pagesMax = 30
const answersMax = 80
const filesMax = 250
const picturesMax = 80
/** A visited page is shown from the cache if the network takes longer. */
const patienceSeconds = 5

/** Only public responses are cached, never personal ones: the server marks each response that is the same for everyone. */
const publicOnly = { cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(isPublic(response) ? response : null) }
const bounded = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })

// A new version waits until all pages of the old one are closed. Pages come from the network and reference files by content hash, so a
// page gets its own files from either version.
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute([...versionFiles, ...offlinePages], { directoryIndex: '', cleanURLs: false })

/** The cart page isn't the same for everyone, so it's cached as rendered for an anonymous visitor; offline the browser fills it in. */
const cartPaths = cartPathsOf(offlinePages.map(({ url }) => url))
async function storeCarts(): Promise<void> {
  const [pages, files] = await Promise.all([caches.open('carts'), caches.open('files')])
  const has = async (file: string) => (await caches.match(file)) !== undefined
  await Promise.all(cartPaths.map((path) => storePage(path, { pages, files, has })))
}

const pages = new NetworkFirst({ cacheName: 'pages', networkTimeoutSeconds: patienceSeconds, plugins: [publicOnly, bounded(pagesMax)] })
const files = new CacheFirst({ cacheName: 'files', plugins: [publicOnly, bounded(filesMax)] })

/** The page a visit began with was loaded before this worker existed, so it's cached here to be available offline, too. */
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
// Videos are fetched in ranges, and partial responses can't be cached.
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
