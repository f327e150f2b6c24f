import type { Call } from '#contract/api.ts'
import type { CategoryNode } from '#contract/catalogue.ts'
import { prefixOf } from '#contract/locales.ts'
import { openGraphImage } from '#contract/pictures.ts'
import { leaderboardUrl } from '#contract/leaderboards/urls.ts'
import { urls } from '#contract/urls.ts'
import type { Db } from '#server/db/statement.ts'
import { foundProducts, type ProductRange, productParts } from '#server/modules/catalogue/catalogue.ts'
import type { Entry, SitemapFile } from './sitemap-file.ts'
import { communityFiles } from './sitemap-community.ts'
import { element, xml } from './xml.ts'

/** The protocol's limit of pages per file. */
const entriesMax = 50_000
/** Fewer for products, so that building or sending a file costs the same in any shop. */
const productsMax = 1000

interface From {
  db: Db
  call: Call
  showProducts: boolean
  /** Products per file; tests use fewer. */
  size?: number
  /** The number of languages of each page: more languages mean fewer pages per file. */
  languages?: number
  /** Pages besides the fixed ones. */
  morePages?: () => Promise<Entry[]>
}

/** The files of the sitemap: pages, articles, public pages of the community, collections, and products in as many files as they need. */
export async function sitemapFiles({
  db,
  call,
  showProducts,
  size = entriesMax,
  languages = 1,
  morePages = async () => [],
}: From): Promise<SitemapFile[]> {
  const { total: articles } = await call('GET /user/blogs', { limit: 1 })
  const files: SitemapFile[] = [
    { name: 'pages', entries: () => one(async () => [...pageEntries(showProducts), ...(await morePages())]) },
    // The protocol doesn't allow an empty file.
    ...(articles > 0 ? [{ name: 'articles', entries: () => articleEntries(call) }] : []),
  ]
  const community = await communityFiles(db, Math.floor(size / languages))
  if (!showProducts) return [...files, ...community]
  const parts = await productParts(db, Math.min(productsMax, Math.floor(size / languages)))
  return [
    ...files,
    ...community,
    { name: 'collections', entries: () => one(() => collectionEntries(call)) },
    ...parts.map((part, index) => ({ name: `products-${index + 1}`, entries: () => productEntries(db, part) })),
  ]
}

async function* one(read: () => Entry[] | Promise<Entry[]>): AsyncGenerator<Entry[]> {
  yield await read()
}

const always = [
  urls.home(),
  urls.about(),
  urls.faq(),
  urls.contact(),
  urls.blogs(),
  urls.plans(),
  urls.newsfeed(),
  urls.clubs(),
  urls.challenges(),
  leaderboardUrl(),
  urls.returnPolicy(),
  urls.privacyPolicy(),
  urls.terms(),
  `${urls.terms()}/ios`,
  `${urls.terms()}/android`,
  urls.disclaimer(),
  urls.clubDisclaimer(),
  urls.subscriptionPolicy(),
]

const pageEntries = (showProducts: boolean): Entry[] =>
  [...always, ...(showProducts ? [urls.market(), urls.giftCards()] : [])].map((path) => ({ path }))

async function collectionEntries(call: Call): Promise<Entry[]> {
  const { categories } = await call('GET /categories', {})
  return [{ path: urls.collection() }, ...categories.flatMap(entriesOf)]
}

const entriesOf = ({ slug, photo, children }: CategoryNode): Entry[] => [
  { path: urls.collection(slug), ...(photo && { pictures: [photo.url] }) },
  ...children.flatMap(entriesOf),
]

const articlesAtOnce = 100

/** Our own articles; those of another site have their address there. */
async function* articleEntries(call: Call): AsyncGenerator<Entry[]> {
  for (let offset = 0; ; offset += articlesAtOnce) {
    const { blogs, total } = await call('GET /user/blogs', { offset, limit: articlesAtOnce })
    yield blogs
      .filter(({ source }) => source === null)
      .map(({ slug, cover, publishedAt }) => ({
        path: urls.blog(slug),
        changedAt: publishedAt.slice(0, 10),
        ...(cover && { pictures: [cover.url] }),
      }))
    if (offset + articlesAtOnce >= Math.min(total, entriesMax)) return
  }
}

async function* productEntries(db: Db, part: ProductRange): AsyncGenerator<Entry[]> {
  let left = entriesMax
  for await (const products of foundProducts(db, part)) {
    yield products.slice(0, left).map(({ slug, pictures }) => ({ path: urls.product(slug), pictures }))
    left -= products.length
    if (left <= 0) return
  }
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The sitemap's index, with the absolute address of each file. */
export const sitemapIndex = (files: SitemapFile[], origin: string): string =>
  `${head}<sitemapindex xmlns="${space}">\n${files.map(({ name }) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>\n`).join('')}</sitemapindex>\n`

/** A sitemap file, one piece per batch. */
export async function* sitemapOf({ entries }: SitemapFile, origin: string, locales: readonly string[]): AsyncGenerator<string> {
  yield `${head}<urlset xmlns="${space}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const batch of entries()) yield batch.map((entry) => written(entry, origin, locales)).join('')
  yield '</urlset>\n'
}

/** The entries of a page: one per language, each with the addresses of all languages. */
function written({ path, changedAt, pictures = [], locale: only }: Entry, origin: string, locales: readonly string[]): string {
  // Only the first picture has a copy for sharing.
  const images = pictures.map(
    (url, index) => `<image:image>${element('image:loc', origin + (index === 0 ? openGraphImage(url) : url))}</image:image>`,
  )
  const places = (only === undefined ? locales : [only]).map((locale) => ({ locale, url: xml(origin + prefixOf(locale, locales) + path) }))
  const alternates = [...places, ...places.slice(0, 1).map(({ url }) => ({ locale: 'x-default', url }))].map(
    ({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`,
  )
  const rest = `${places.length > 1 ? alternates.join('') : ''}${element('lastmod', changedAt)}${images.join('')}`
  return places.map(({ url }) => `<url><loc>${url}</loc>${rest}</url>\n`).join('')
}
