import type { CategoryNode } from '#contract/catalogue.ts'
import type { Shop } from '#contract/shop.ts'
import { urls } from '#contract/urls.ts'

/** Personal or duplicate pages, which search engines shouldn't index. */
const unlisted = [
  '/api/',
  '/account/',
  '/admin',
  '/cart',
  '/checkout',
  '/compare',
  '/dev/',
  '/groups/invite/',
  '/myAccount',
  '/order/',
  '/payment-success',
  '/reviews/unsubscribe',
  '/search?',
  '/stock-alert',
  '/newsletter',
  '/waitlist',
  '/wishlist',
]

/** robots.txt: the paths that crawlers should skip, and the sitemap's address. */
export const robotsOf = (origin: string): string =>
  ['User-agent: *', ...unlisted.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

interface Parts {
  origin: string
  shop: Shop
  /** Empty if the catalogue is hidden. */
  categories: CategoryNode[]
  showProducts: boolean
}

/** llms.txt (llmstxt.org): what the shop is and where to read on, in Markdown, for language models. */
export function llmsOf({ origin, shop, categories, showProducts }: Parts): string {
  const link = (name: string, path: string, note: string) => `- [${name}](${origin}${path}): ${note}`
  const products = [
    '## Products',
    '',
    link('Market', urls.market(), 'what is new, reduced and popular'),
    link('All products', urls.collection(), 'with filters by category, brand, price and size'),
    ...categories.map(({ slug, name, description }) => link(name, urls.collection(slug), description || name)),
    link('Product feed', '/feeds/products.xml', 'every variant with its price, stock and picture (Google Merchant XML)'),
    '',
  ]
  return [
    `# ${shop.name}`,
    '',
    `> An online shop for training equipment and clothing with a community. Prices are in ${shop.currency.name}. It ships to ${shop.countries.join(', ')}.`,
    '',
    ...(showProducts ? products : []),
    '## Reading',
    '',
    link('Journal', urls.blogs(), 'articles about training, equipment and food'),
    link('Journal as RSS', urls.blogFeed('rss'), 'the same with whole texts'),
    link('About', urls.about(), 'who we are'),
    link('Questions', urls.faq(), 'answers on orders, shipping, returns and memberships'),
    '',
    '## Policies',
    '',
    link('Returns', urls.returnPolicy(), 'how to send something back'),
    link('Terms', urls.terms(), 'the terms of service'),
    link('Privacy', urls.privacyPolicy(), 'what is stored and why'),
    link('Contact', urls.contact(), 'the people behind the shop'),
    '',
  ].join('\n')
}
