import type { ComponentType } from 'react'
import { importPermissions } from '#contract/import-kinds.ts'
import type { RouteObject } from '#web/lib/router/route.ts'
import { loadText, type TextGroup } from '#web/lib/text.ts'
import { NotFound } from './frame/not-found.tsx'
import type { ScreenHandle } from './frame/screen-handle.ts'
import { Root, ScreenFailure } from './root.tsx'

const modules = import.meta.glob<{ Component: ComponentType }>('./screens/*/screen.tsx')

/** A screen from web/admin/screens/<name>/screen.tsx with its text groups; both are fetched on first navigation. */
function screen(path: string, name: string, permission: ScreenHandle['permission'], groups: readonly TextGroup[]): RouteObject {
  const load = modules[`./screens/${name}/screen.tsx`]
  if (!load) throw new Error(`web/admin/screens/${name}/screen.tsx is missing`)
  const handle: ScreenHandle = { file: `web/admin/screens/${name}/screen.tsx`, groups, permission }
  return { path, handle, lazy: async () => (await Promise.all([load(), loadScreenText(groups)]))[0] }
}

/** In the browser, the document's language is loaded; the server has loaded every language at startup. */
async function loadScreenText(groups: readonly TextGroup[]): Promise<void> {
  if (typeof document !== 'undefined') await loadText(document.documentElement.lang, groups)
}

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    children: [
      {
        ErrorBoundary: ScreenFailure,
        children: [
          screen('admin', 'home', null, ['admin-home', 'admin-orders', 'ui', 'errors']),
          screen('admin/orders', 'orders', 'orders:read', ['admin-orders']),
          screen('admin/products', 'products', 'catalogue:write', ['admin-products', 'errors']),
          screen('admin/products/new', 'product', 'catalogue:write', ['admin-products', 'admin-selection', 'errors', 'ui']),
          screen('admin/products/grid', 'product-grid', 'catalogue:write', ['admin-products', 'errors']),
          screen('admin/products/:id', 'product', 'catalogue:write', ['admin-products', 'admin-selection', 'errors', 'ui']),
          screen('admin/categories', 'categories', 'catalogue:write', ['admin-products', 'errors']),
          screen('admin/imports', 'imports', importPermissions, ['admin-imports', 'errors']),
          screen('admin/imports/:id', 'import', importPermissions, ['admin-imports', 'errors', 'ui']),
          screen('admin/redirects', 'redirects', 'content:write', ['admin-redirects', 'errors']),
          screen('admin/redirects/missing', 'missing-pages', 'content:write', ['admin-redirects', 'errors']),
          screen('admin/challenges', 'challenges', 'content:write', ['admin-challenges', 'challenges', 'errors', 'ui']),
          screen('admin/newsletter', 'newsletter', 'content:write', ['admin-newsletter', 'errors']),
          screen('admin/newsletter/subscribers', 'newsletter-subscribers', 'customers:read', ['admin-newsletter', 'errors']),
          screen('admin/newsletter/new', 'newsletter-issue', 'content:write', ['admin-newsletter', 'errors', 'ui']),
          screen('admin/newsletter/issues/:id', 'newsletter-issue', 'content:write', ['admin-newsletter', 'errors', 'ui']),
          screen('admin/stock', 'stock', 'stock:write', ['admin-stock', 'errors']),
          screen('admin/stock/:variantId', 'stock-variant', 'stock:write', ['admin-stock', 'errors', 'ui']),
          screen('admin/search', 'search', 'catalogue:write', ['admin-search', 'errors']),
          screen('admin/drafts', 'drafts', 'orders:write', ['admin-compose']),
          screen('admin/drafts/new', 'draft', 'orders:write', ['admin-compose', 'errors', 'ui']),
          screen('admin/drafts/:id', 'draft', 'orders:write', ['admin-compose', 'errors', 'ui']),
          screen('admin/orders/:number/edit', 'order-edit', 'orders:write', ['admin-compose', 'errors', 'ui']),
          screen('admin/orders/:number', 'order', 'orders:read', ['admin-orders', 'order', 'errors', 'ui']),
          screen('admin/returns', 'returns', 'orders:read', ['admin-orders']),
          screen('admin/credit', 'credit', 'credit:write', ['admin-credit', 'errors', 'ui']),
          screen('admin/credit/:id', 'credit-account', 'credit:write', ['admin-credit', 'errors']),
          screen('admin/refunds', 'refunds', 'orders:read', ['admin-orders', 'errors']),
          screen('admin/customers', 'customers', 'customers:read', ['admin-customers', 'admin-merge']),
          screen('admin/customers/doubles', 'duplicates', 'shop:merge-customers', ['admin-merge', 'admin-customers']),
          screen('admin/customers/:id', 'customer', 'customers:read', [
            'admin-customers',
            'admin-orders',
            'admin-subscriptions',
            'my-account',
            'errors',
            'ui',
          ]),
          screen('admin/guests/:id', 'guest', 'customers:read', ['admin-customers', 'admin-orders', 'errors', 'ui']),
          screen('admin/customers/:id/merge', 'customer-merge', 'shop:merge-customers', ['admin-merge', 'admin-compose', 'errors']),
          screen('admin/segments', 'segments', 'customers:read', ['admin-segments', 'errors']),
          screen('admin/segments/:id', 'segment', 'customers:read', ['admin-segments', 'errors', 'ui']),
          screen('admin/slips', 'slips', 'orders:read', ['admin-orders']),
          screen('admin/reports', 'analytics', 'reports:read', ['admin-analytics', 'admin-stock', 'errors']),
          screen('admin/jobs', 'jobs', 'settings:write', ['admin-jobs', 'errors']),
          screen('admin/settings', 'settings', 'settings:write', ['admin-settings', 'admin-media', 'ui', 'errors']),
          screen('admin/webhooks', 'webhooks', 'settings:write', ['admin-webhooks', 'errors']),
          screen('admin/webhooks/:id', 'webhook', 'settings:write', ['admin-webhooks', 'errors']),
          screen('admin/api-keys', 'api-keys', 'settings:write', ['admin-api-keys', 'ui', 'errors']),
          screen('admin/team', 'team', 'staff:write', ['admin-team', 'ui']),
          screen('admin/audit', 'audit', 'staff:write', ['admin-audit']),
          screen('admin/texts', 'texts', 'content:write', ['admin-texts']),
          screen('admin/texts/new/:kind', 'text', 'content:write', ['admin-texts', 'admin-media', 'errors', 'ui']),
          screen('admin/texts/:kind/:locale/:name', 'text', 'content:write', ['admin-texts', 'admin-media', 'errors', 'ui']),
          screen('admin/translations', 'translations', 'catalogue:write', ['admin-translations', 'errors', 'ui']),
          screen('admin/mails', 'mails', 'orders:read', ['admin-mails']),
          screen('admin/site', 'site', 'content:write', ['admin-site']),
          screen('admin/site/menus/:name', 'site-menu', 'content:write', ['admin-site', 'errors', 'ui']),
          screen('admin/site/banners', 'site-banners', 'content:write', ['admin-site', 'admin-media', 'errors', 'ui']),
          screen('admin/site/front', 'site-front', 'content:write', ['admin-site', 'admin-media', 'errors', 'ui']),
          screen('admin/site/sizes', 'site-sizes', 'content:write', ['admin-site']),
          screen('admin/site/sizes/:name', 'site-size', 'content:write', ['admin-site', 'errors', 'ui']),
          screen('admin/site/mails', 'site-mails', 'content:write', ['admin-site']),
          screen('admin/site/mails/:locale/:name', 'site-mail', 'content:write', ['admin-site', 'errors', 'ui']),
          screen('admin/media', 'media', 'content:write', ['admin-media', 'errors', 'ui']),
          screen('admin/reviews', 'reviews', 'reviews:moderate', ['admin-review-moderation']),
          screen('admin/reviews/:id', 'review', 'reviews:moderate', ['admin-review-moderation', 'ui']),
          screen('admin/questions', 'questions', 'reviews:moderate', ['admin-review-moderation']),
          screen('admin/questions/:id', 'question', 'reviews:moderate', ['admin-review-moderation', 'ui']),
          screen('admin/moderation', 'moderation', 'community:moderate', ['admin-moderation', 'ui']),
          screen('admin/clubs', 'clubs', 'community:moderate', ['admin-clubs', 'errors']),
          screen('admin/clubs/:id', 'club', 'community:moderate', ['admin-clubs', 'admin-moderation', 'errors', 'ui']),
          screen('admin/records', 'records', 'records:verify', ['admin-records', 'errors', 'ui']),
          screen('admin/price-lists', 'price-lists', 'prices:write', ['admin-price-lists']),
          screen('admin/price-lists/:id', 'price-list', 'prices:write', ['admin-price-lists', 'admin-selection', 'ui', 'errors']),
          screen('admin/rails', 'rails', 'catalogue:write', ['admin-rails', 'admin-selection', 'ui', 'errors']),
          screen('admin/deals', 'deals', 'catalogue:write', ['admin-deals', 'ui', 'errors']),
          screen('admin/deals/new', 'deal', 'catalogue:write', ['admin-deals', 'admin-selection', 'ui', 'errors']),
          screen('admin/promotions', 'promotions', 'prices:write', ['admin-promotions']),
          screen('admin/promotions/:id', 'promotion', 'prices:write', ['admin-promotions', 'admin-selection', 'ui', 'errors']),
          screen('admin/repeat-deliveries', 'repeat-deliveries', 'orders:read', ['admin-repeat-deliveries', 'errors']),
          screen('admin/repeat-deliveries/:id', 'repeat-delivery', 'orders:read', ['admin-repeat-deliveries', 'errors', 'ui']),
          screen('admin/subscriptions', 'subscriptions', 'orders:read', ['admin-subscriptions', 'errors']),
          screen('admin/subscriptions/:id', 'subscription', 'orders:read', ['admin-subscriptions', 'errors']),
          screen('admin/plans', 'plans', 'prices:write', ['admin-plans', 'errors']),
          screen('admin/plans/:id', 'plan', 'prices:write', ['admin-plans', 'admin-site', 'ui', 'errors']),
          screen('admin/shipping', 'shipping', 'prices:write', ['admin-shipping', 'errors', 'ui']),
          screen('admin/tax', 'tax', 'prices:write', ['admin-shipping', 'errors']),
          screen('admin/currencies', 'currencies', 'settings:write', ['admin-currencies', 'errors']),
          { path: 'admin/*', Component: NotFound },
        ],
      },
    ],
  },
]
