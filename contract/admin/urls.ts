/** Every screen of the back office as a builder. Apart from `urls`, which every page of the shop loads. */
export const adminUrls = {
  home: () => '/admin',
  orders: (query?: Record<string, string>) => withQuery('/admin/orders', query),
  products: (query?: Record<string, string>) => withQuery('/admin/products', query),
  product: (id: string) => `/admin/products/${id}`,
  newProduct: () => '/admin/products/new',
  productGrid: (query?: Record<string, string>) => withQuery('/admin/products/grid', query),
  imports: () => '/admin/imports',
  import: (id: string) => `/admin/imports/${id}`,
  categories: () => '/admin/categories',
  stock: (query?: Record<string, string>) => withQuery('/admin/stock', query),
  stockOf: (variantId: string) => `/admin/stock/${variantId}`,
  searchSettings: () => '/admin/search',
  moderation: (query?: Record<string, string>) => withQuery('/admin/moderation', query),
  promotions: () => '/admin/promotions',
  promotion: (id: string) => `/admin/promotions/${id}`,
  newPromotion: () => '/admin/promotions/new',
  shipping: () => '/admin/shipping',
  order: (number: string) => `/admin/orders/${number}`,
  drafts: () => '/admin/drafts',
  draft: (id: string) => `/admin/drafts/${id}`,
  newDraft: () => '/admin/drafts/new',
  editOrder: (number: string) => `/admin/orders/${number}/edit`,
  /** A pick list and packing slips of these orders, to print. */
  slips: (numbers: readonly string[]) => withQuery('/admin/slips', { orders: numbers.join(',') }),
  reviews: (query?: Record<string, string>) => withQuery('/admin/reviews', query),
  review: (id: string) => `/admin/reviews/${id}`,
  questions: (query?: Record<string, string>) => withQuery('/admin/questions', query),
  question: (id: string) => `/admin/questions/${id}`,
  texts: (query?: Record<string, string>) => withQuery('/admin/texts', query),
  text: (kind: string, locale: string, name: string) => `/admin/texts/${kind}/${locale}/${name}`,
  newText: (kind: string) => `/admin/texts/new/${kind}`,
  translations: () => '/admin/translations',
  media: (query?: Record<string, string>) => withQuery('/admin/media', query),
  returns: () => '/admin/returns',
  /** Refunds that the payment provider refused. */
  refundFailures: () => '/admin/refunds',
  customers: (query?: Record<string, string>) => withQuery('/admin/customers', query),
  customer: (id: string) => `/admin/customers/${id}`,
  team: () => '/admin/team',
  reports: (query?: Record<string, string>) => withQuery('/admin/reports', query),
  jobs: (query?: Record<string, string>) => withQuery('/admin/jobs', query),
  settings: () => '/admin/settings',
  webhooks: () => '/admin/webhooks',
  webhook: (id: string) => `/admin/webhooks/${id}`,
  apiKeys: () => '/admin/api-keys',
  audit: (query?: Record<string, string>) => withQuery('/admin/audit', query),
} as const

const withQuery = (path: string, query: Record<string, string> = {}): string => {
  const text = new URLSearchParams(query).toString()
  return text ? `${path}?${text}` : path
}
