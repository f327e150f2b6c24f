import { adminUrls } from '#contract/admin/urls.ts'
import { importPermissions } from '#contract/import-kinds.ts'
import type { Permission } from '#contract/permissions.ts'
import type { TextKey } from '#web/lib/text.ts'
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx'

interface MenuLine {
  /** The line's text is `admin:menu.<name>`. */
  name: Extract<TextKey<'admin'>, `menu.${string}`> extends `menu.${infer Name}` ? Name : never
  to: string
  icon: AdminIconName
  /** Who sees the line (one of these permissions is enough); null for all staff. */
  permission: Permission | readonly Permission[] | null
  /** The shortcut is G and this letter. */
  letter?: string
  /** The line is in the bottom bar on phones, too. */
  onPhone?: true
}

/** The sidebar's groups: daily work first, then each part of the shop under its name. */
export const menu: readonly (readonly MenuLine[])[] = [
  [
    { name: 'home', to: adminUrls.home(), icon: 'home', permission: null, letter: 'h', onPhone: true },
    { name: 'orders', to: adminUrls.orders(), icon: 'orders', permission: 'orders:read', letter: 'o', onPhone: true },
    { name: 'returns', to: adminUrls.returns(), icon: 'returns', permission: 'orders:read', letter: 'r' },
    { name: 'customers', to: adminUrls.customers(), icon: 'customers', permission: 'customers:read', letter: 'c' },
    { name: 'moderation', to: adminUrls.moderation(), icon: 'moderation', permission: 'community:moderate', letter: 'm', onPhone: true },
    { name: 'repeatDeliveries', to: adminUrls.repeatDeliveries(), icon: 'repeat', permission: 'orders:read' },
    { name: 'subscriptions', to: adminUrls.subscriptions(), icon: 'subscriptions', permission: 'orders:read' },
    { name: 'reports', to: adminUrls.reports(), icon: 'reports', permission: 'reports:read', letter: 'n' },
  ],
  [
    { name: 'products', to: adminUrls.products(), icon: 'products', permission: 'catalogue:write', letter: 'p' },
    { name: 'categories', to: adminUrls.categories(), icon: 'categories', permission: 'catalogue:write' },
    { name: 'stock', to: adminUrls.stock(), icon: 'stock', permission: 'stock:write', letter: 's', onPhone: true },
    { name: 'priceLists', to: adminUrls.priceLists(), icon: 'priceLists', permission: 'prices:write' },
    { name: 'deals', to: adminUrls.deals(), icon: 'deals', permission: 'catalogue:write' },
    { name: 'promotions', to: adminUrls.promotions(), icon: 'promotions', permission: 'prices:write', letter: 'd' },
    { name: 'plans', to: adminUrls.plans(), icon: 'plans', permission: 'prices:write' },
    { name: 'rails', to: adminUrls.rails(), icon: 'rails', permission: 'catalogue:write' },
    { name: 'credit', to: adminUrls.credit(), icon: 'credit', permission: 'credit:write' },
    { name: 'imports', to: adminUrls.imports(), icon: 'download', permission: importPermissions, letter: 'i' },
  ],
  [
    { name: 'site', to: adminUrls.site(), icon: 'shop', permission: 'content:write', letter: 'w' },
    { name: 'texts', to: adminUrls.texts(), icon: 'pages', permission: 'content:write', letter: 'j' },
    { name: 'media', to: adminUrls.media(), icon: 'picture', permission: 'content:write', letter: 'l' },
    { name: 'translations', to: adminUrls.translations(), icon: 'languages', permission: 'catalogue:write' },
    { name: 'newsletter', to: adminUrls.newsletter(), icon: 'mail', permission: 'content:write' },
    { name: 'redirects', to: adminUrls.redirects(), icon: 'redirects', permission: 'content:write' },
    { name: 'search', to: adminUrls.searchSettings(), icon: 'search', permission: 'catalogue:write' },
  ],
  [
    { name: 'clubs', to: adminUrls.clubs(), icon: 'clubs', permission: 'community:moderate' },
    { name: 'challenges', to: adminUrls.challenges(), icon: 'challenges', permission: 'content:write' },
    { name: 'records', to: adminUrls.records(), icon: 'lifts', permission: 'records:verify' },
    { name: 'reviews', to: adminUrls.reviews(), icon: 'reviews', permission: 'reviews:moderate', letter: 'v' },
    { name: 'questions', to: adminUrls.questions(), icon: 'questions', permission: 'reviews:moderate', letter: 'q' },
  ],
  [
    { name: 'settings', to: adminUrls.settings(), icon: 'settings', permission: 'settings:write', letter: 'e' },
    { name: 'shipping', to: adminUrls.shipping(), icon: 'shipping', permission: 'prices:write' },
    { name: 'tax', to: adminUrls.tax(), icon: 'tax', permission: 'prices:write' },
    { name: 'currencies', to: adminUrls.currencies(), icon: 'currencies', permission: 'settings:write' },
    { name: 'team', to: adminUrls.team(), icon: 'staff', permission: 'staff:write', letter: 't' },
    { name: 'mails', to: adminUrls.mails(), icon: 'mail', permission: 'orders:read' },
    { name: 'jobs', to: adminUrls.jobs(), icon: 'jobs', permission: 'settings:write', letter: 'b' },
    { name: 'webhooks', to: adminUrls.webhooks(), icon: 'webhooks', permission: 'settings:write' },
    { name: 'apiKeys', to: adminUrls.apiKeys(), icon: 'keys', permission: 'settings:write' },
    { name: 'audit', to: adminUrls.audit(), icon: 'audit', permission: 'staff:write', letter: 'a' },
  ],
]

/** The names of these groups (`admin:menu.group.<name>`); the group of daily work needs none. */
export const groupNames = [null, 'catalog', 'store', 'community', 'setup'] as const

/** The menu line of a screen: the longest address that is a prefix of this path. */
export function lineOf(pathname: string): MenuLine | undefined {
  const candidates = menu.flat().filter(({ to }) => pathname === to || (to !== adminUrls.home() && pathname.startsWith(`${to}/`)))
  return candidates.sort((a, b) => b.to.length - a.to.length)[0]
}
