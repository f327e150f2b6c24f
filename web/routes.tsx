import { StatusError, redirect } from '#web/lib/router/outcome.ts'
import type { RouteObject } from '#web/lib/router/route.ts'
import type { ComponentType } from 'react'
import { urls } from '#contract/urls.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { loadText, type TextGroup } from './lib/text.ts'
import type { Start } from './lib/start-script.ts'
import { loadFullStyles } from './lib/full-styles.ts'
import { loadPageCode } from './page-code.ts'
import { loadRoot, Root, RootErrorPage } from './root.tsx'
import { shopPages } from './shop-pages.ts'

/** What the server needs to know about a page before it's loaded; not set in the browser. */
export interface PageHandle {
  file: string
  groups: readonly TextGroup[]
  cacheable: boolean
  start: Start
  /** Which style sheet the page comes with. */
  styles: 'shop' | 'whole'
}

interface PageOptions {
  /** The page is the same for everyone. */
  cacheable?: boolean
  /** When its scripts start. A page that the server renders completely can delay them; one that loads its content in the browser can't. */
  start?: Start
}

/** A page from web/pages/<name>/page.tsx with its text groups; both are loaded on the first navigation to it. */
function page(path: string, name: string, groups: readonly TextGroup[], options?: PageOptions): RouteObject {
  const styles = shopPages.includes(name) ? 'shop' : 'whole'
  return {
    ...(path === '' ? { index: true } : { path }),
    ...(import.meta.env.SSR && { handle: handleOf(name, groups, styles, options) }),
    lazy: async () => (await Promise.all([loadPageCode(name), loadPageText(groups), styles === 'whole' && loadFullStyles()]))[0],
  }
}

function handleOf(name: string, groups: readonly TextGroup[], styles: PageHandle['styles'], options: PageOptions = {}): PageHandle {
  const { cacheable = false, start = cacheable ? 'after-load' : 'now' } = options
  return { file: `web/pages/${name}/page.tsx`, groups, cacheable, start, styles }
}

/** The server checks at startup that each file exists, so browser bundles omit the check. */
function fileAt<T>(files: Record<string, T>, path: string): T {
  const file = files[path]
  if (import.meta.env.SSR && !file) throw new Error(`${path} is missing`)
  return file!
}

/** The browser loads the texts in the document's language; the server has loaded all languages at startup. */
async function loadPageText(groups: readonly TextGroup[]): Promise<void> {
  if (typeof document === 'undefined') return
  // Someone whom a sign-in provider sends back without a session is shown the reason right away. Other refusals come from calls, which load their texts.
  const isFailure = window.location.search.includes('failure=')
  await loadText(document.documentElement.lang, isFailure ? [...groups, 'errors'] : groups)
}

/** What the server needs to know about a frame. */
export interface FrameHandle {
  frame: string
}

const frames = import.meta.glob<{ Component: ComponentType }>('./layout/*-frame.tsx')

/** Pages within a frame from web/layout/<name>-frame.tsx, which is loaded only for them. */
function within(name: string, children: RouteObject[]): RouteObject {
  return {
    ...(import.meta.env.SSR && { handle: { frame: `web/layout/${name}-frame.tsx` } satisfies FrameHandle }),
    lazy: fileAt(frames, `./layout/${name}-frame.tsx`),
    children: [{ ErrorBoundary: ErrorPage, children }],
  }
}

const toRead = { cacheable: true, start: 'on-use' } as const

/** Pages that consist of text only. */
const texts = [
  'return-policy',
  'privacy-policy',
  'terms-of-service',
  'terms-of-service/ios',
  'terms-of-service/android',
  'disclaimer',
  'clubs/disclaimer',
  'subscription-policy',
  'pages/:name',
]

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RootErrorPage,
    loader: loadRoot,
    shouldRevalidate: () => false,
    children: [
      within('checkout', [page('checkout', 'checkout', ['checkout', 'cart', 'costs'])]),
      within('public', [
        page('', 'landing', ['landing', 'blog', 'content', 'community', 'ui'], toRead),
        page('waitlist', 'waitlist', ['landing', 'content'], { start: 'on-use' }),
        page('newsletter', 'newsletter', ['landing', 'content'], { start: 'on-use' }),
        page('newsletter/archive', 'newsletter-archive', ['content'], toRead),
        page('newsletter/archive/:id', 'newsletter-issue', ['content'], toRead),
        page('about', 'about', ['about', 'content'], toRead),
        page('faq', 'faq', ['content'], toRead),
        page('blogs', 'blogs', ['blog', 'content'], toRead),
        page('blogs/:id', 'article', ['blog', 'content'], toRead),
        page('contact', 'contact', ['contact', 'content', 'ui'], { start: 'on-use' }),
        page('contact-us', 'contact', ['contact', 'content', 'ui'], { start: 'on-use' }),
        ...texts.map((path) => page(path, 'text-page', ['content'], toRead)),
      ]),
      within('shop', [
        page('market', 'market', ['market', 'community', 'ui'], { cacheable: true }),
        { path: 'collections', loader: () => redirect(urls.collection(), 301) },
        page('collections/:slug', 'collections', ['collections'], { cacheable: true }),
        page('product/:slug', 'product', ['product-details', 'reviews', 'ui'], { cacheable: true }),
        page('size-guide/:name', 'size-guide', ['sizes'], toRead),
        page('search', 'search', ['search', 'collections'], { start: 'after-load' }),
        page('newsfeed', 'newsfeed', ['posts', 'ui'], { cacheable: true, start: 'now' }),
        page('newsfeed/scheduled', 'scheduled-posts', ['composer', 'people', 'posts', 'ui']),
        page('newsfeed/settings', 'feed-settings', ['feed-settings', 'ui']),
        page('post/:id', 'post', ['posts', 'ui'], { cacheable: true }),
        page('tags/:tag', 'tag', ['posts', 'ui'], { cacheable: true }),
        page('gift-cards', 'gift-cards', ['gift-cards', 'ui'], { cacheable: true }),
        page('cart', 'cart', ['cart']),
        page('service', 'service', ['plans'], { cacheable: true }),
        page('service/plans', 'plans', ['plans']),
        page('wishlist', 'wishlist', ['wishlist', 'ui']),
        page('wishlist/shared/:token', 'shared-wishlist', ['wishlist']),
        page('stories', 'stories', ['stories', 'posts', 'ui']),
        page('people', 'people', ['people', 'ui']),
        page('notifications', 'notifications', ['people']),
        page('messages', 'messages', ['messages', 'groups', 'posts', 'ui']),
        page('messages/:handle', 'messages', ['messages', 'groups', 'posts', 'ui']),
        page('messages/groups/:group', 'messages', ['messages', 'groups', 'posts', 'ui']),
        page('groups/invite/:token', 'group-invite', ['groups']),
        page('notifications/unsubscribe', 'unsubscribe-digest', ['notification-settings'], { start: 'on-use' }),
        page('decisions', 'decisions', ['report-content', 'people', 'ui']),
        page('people/:handle', 'person', ['people', 'ui'], { cacheable: true }),
        page('people/:handle/followers', 'followers', ['people', 'ui'], { cacheable: true }),
        page('people/:handle/following', 'followers', ['people', 'ui'], { cacheable: true }),
        page('clubs', 'clubs', ['clubs', 'ui'], { cacheable: true }),
        page('clubs/new', 'new-club', ['club-forms', 'ui']),
        page('clubs/:slug', 'club', ['clubs', 'posts', 'ui'], { cacheable: true }),
        page('clubs/invite/:token', 'club-invite', ['clubs', 'ui']),
        page('challenges', 'challenges', ['challenges'], { cacheable: true }),
        page('challenges/:id', 'challenge', ['challenges', 'ui'], { cacheable: true }),
        page('leaderboards', 'leaderboards', ['challenges'], { cacheable: true }),
        page('training/*', 'training', ['training', 'ui']),
        page('compare', 'compare', ['compare'], { cacheable: true }),
        page('stock-alert', 'stock-alert', ['my-account']),
        page('payment-success', 'payment-success', ['payment-success', 'order', 'costs']),
        page('order/:number', 'order', ['order', 'costs', 'ui', 'downloads']),
        page('order/:number/return', 'return', ['returns', 'order', 'ui']),
        page('order/:number/withdraw', 'withdraw', ['returns', 'order']),
        page('order/:number/review/:productId', 'review', ['review-form', 'order', 'ui']),
        page('reviews/unsubscribe', 'unsubscribe-reviews', ['review-form']),
        page('account/sign-in', 'sign-in', ['sign-in']),
        page('account/sign-up', 'sign-up', ['sign-up', 'sign-in']),
        page('account/forgot-password', 'forgot-password', ['forgot-password', 'sign-up', 'sign-in']),
        page('myAccount', 'my-account', ['my-account', 'order', 'ui']),
        page('myAccount/orders', 'orders', ['my-account', 'order', 'ui']),
        page('myAccount/downloads', 'downloads', ['my-account', 'downloads']),
        page('myAccount/repeat-deliveries', 'repeat-deliveries', ['repeat-deliveries', 'my-account']),
        page('myAccount/repeat-deliveries/:id', 'repeat-delivery', ['repeat-deliveries', 'my-account', 'ui']),
        page('myAccount/points', 'points', ['my-account']),
        page('myAccount/credit', 'credit', ['my-account', 'credit']),
        page('myAccount/subscription', 'subscription', ['plans', 'my-account', 'ui']),
        page('myAccount/reviews', 'my-reviews', ['review-form', 'reviews', 'my-account', 'ui']),
        page('myAccount/profile', 'profile', ['my-account', 'ui']),
        page('myAccount/addresses', 'addresses', ['manage-address', 'my-account', 'checkout', 'ui']),
        page('myAccount/stock-alerts', 'stock-alerts', ['my-account']),
        page('myAccount/security', 'security', ['my-account', 'sign-in', 'sign-up', 'ui']),
        page('styleguide', 'styleguide', ['ui']),
        {
          path: '*',
          Component: ErrorPage,
          loader: () => {
            throw new StatusError(404)
          },
        },
      ]),
    ],
  },
]
