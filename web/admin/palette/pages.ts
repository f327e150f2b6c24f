import { adminUrls } from '#contract/admin/urls.ts'
import type { Permission } from '#contract/permissions.ts'
import type { TextKey } from '#web/lib/text.ts'
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx'

interface Page {
  /** The text is `admin:palette.page.<name>`. */
  name: Extract<TextKey<'admin'>, `palette.page.${string}`> extends `palette.page.${infer Name}` ? Name : never
  to: string
  icon: AdminIconName
  permission: Permission
}

/** Screens that the menu doesn't have, and what can be created. */
export const pages: readonly Page[] = [
  { name: 'newProduct', to: adminUrls.newProduct(), icon: 'products', permission: 'catalogue:write' },
  { name: 'newOrder', to: adminUrls.newDraft(), icon: 'orders', permission: 'orders:write' },
  { name: 'newPromotion', to: adminUrls.newPromotion(), icon: 'promotions', permission: 'prices:write' },
  { name: 'newPriceList', to: adminUrls.newPriceList(), icon: 'priceLists', permission: 'prices:write' },
  { name: 'newDeal', to: adminUrls.newDeal(), icon: 'deals', permission: 'catalogue:write' },
  { name: 'newPlan', to: adminUrls.newPlan(), icon: 'plans', permission: 'prices:write' },
  { name: 'newSegment', to: adminUrls.newSegment(), icon: 'customers', permission: 'customers:read' },
  { name: 'newIssue', to: adminUrls.newIssue(), icon: 'mail', permission: 'content:write' },
  { name: 'newArticle', to: adminUrls.newText('article'), icon: 'pages', permission: 'content:write' },
  { name: 'newPage', to: adminUrls.newText('page'), icon: 'pages', permission: 'content:write' },
  { name: 'drafts', to: adminUrls.drafts(), icon: 'orders', permission: 'orders:write' },
  { name: 'refunds', to: adminUrls.refundFailures(), icon: 'returns', permission: 'orders:read' },
  { name: 'segments', to: adminUrls.segments(), icon: 'customers', permission: 'customers:read' },
  { name: 'doubles', to: adminUrls.duplicates(), icon: 'customers', permission: 'shop:merge-customers' },
  { name: 'subscribers', to: adminUrls.newsletterSubscribers(), icon: 'mail', permission: 'customers:read' },
  { name: 'productGrid', to: adminUrls.productGrid(), icon: 'products', permission: 'catalogue:write' },
  { name: 'missingPages', to: adminUrls.missingPages(), icon: 'redirects', permission: 'content:write' },
]

/** Whether each typed word begins a word of the title, in any order: "product new" finds "New product". */
export function isNamed(title: string, typed: string): boolean {
  const words = title.toLowerCase().split(/\s+/)
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((one) => words.some((word) => word.startsWith(one)))
}
