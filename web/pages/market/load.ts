import type { ApiInput } from '#contract/api.ts'
import type { Picture, ProductCard, WindowPicture } from '#contract/product.ts'
import type { CategoryNode } from '#contract/catalogue.ts'
import type { Post } from '#contract/post.ts'
import { type Teaser, toTeaser } from '#web/features/posts/teaser.ts'
import { type Card, toCard, toCards, withoutBadge } from '#web/features/catalogue/card.ts'
import { call } from '#web/lib/call.ts'
import { stableObject } from '#web/lib/stable-object.ts'
import type { DealData } from './deal-of-the-day.tsx'
import type { DealsData } from './deals.tsx'
import { withoutRepeats } from './without-repeats.ts'

export interface Tile {
  name: string
  slug: string
  count: number
  /** The category's own picture, or else a product's. */
  scene: Picture | null
  photo: { url: string; width: number; height: number } | null
}

export interface MarketData {
  /** The product of the first screen. */
  hero: Card | null
  window: Record<'market' | 'story', Picture | null>
  rails: { featured: Card[]; best: Card[]; trending: Card[]; rated: Card[]; fresh: Card[] }
  deals: DealsData
  deal: DealData | null
  tiles: Tile[]
  total: number
  posts: Teaser[]
}

const postsShown = 3
const dealsShown = 4
/** More than a rail shows, since products of other rails are left out. */
const candidatesMax = 24
type Tag = 'BEST_SELLING_PRODUCTS' | 'TRENDING_PRODUCTS' | 'TOP_RATED_PRODUCTS' | 'DEAL_OF_THE_DAY'

/** The shop's home page. Parts that can't be loaded are left out. */
export async function loader(): Promise<MarketData> {
  const [{ categories }, { pictures }, featured, best, trending, rated, [deal], reduced, fresh, posts] = await Promise.all([
    call('GET /categories', {}).catch(() => ({ categories: [] })),
    call('GET /public/window', {}).catch((): { pictures: Record<string, WindowPicture> } => ({ pictures: {} })),
    list({ isFeatured: true, limit: candidatesMax }),
    tagged('BEST_SELLING_PRODUCTS'),
    tagged('TRENDING_PRODUCTS'),
    tagged('TOP_RATED_PRODUCTS'),
    tagged('DEAL_OF_THE_DAY', 1),
    list({ reduced: true, orderBy: 'best-selling', limit: candidatesMax }),
    list({ orderBy: 'newest', limit: candidatesMax }),
    call('GET /post/popular', { about: 'product', limit: postsShown * 4 }).catch(() => ({ items: [] })),
  ])
  const now = Date.now()
  const cards = (products: ProductCard[]): Card[] => toCards(products, now)
  const inPicture = await firstToBuy(pictures['market']?.shows ?? [])
  const [first, ...moreFeatured] = cards(featured.products)
  const hero = inPicture ? toCard(inPicture, now) : first
  const rails = withoutRepeats(
    [
      inPicture ? cards(featured.products) : moreFeatured,
      cards(best),
      cards(trending),
      cards(reduced.products),
      cards(rated),
      cards(fresh.products),
    ],
    [deal?.id, hero?.id].filter((id) => id !== undefined),
  )
  const [featuredCards = [], bestCards = [], trendingCards = [], reducedCards = [], ratedCards = [], freshCards = []] = rails
  return {
    hero: hero ?? null,
    window: { market: pictures['market'] ?? null, story: pictures['story'] ?? null },
    total: fresh.totalProducts,
    rails: {
      featured: same(featuredCards),
      best: same(withoutBadge(bestCards, 'bestSeller')),
      trending: same(trendingCards),
      rated: same(ratedCards),
      fresh: same(withoutBadge(freshCards, 'new')),
    },
    deals: dealsOf(reducedCards, pictures['deals'] ?? null),
    deal: deal?.deal ? { card: toCard(deal, now), deal: deal.deal } : null,
    tiles: await tilesOf(categories),
    posts: postsOf(posts.items),
  }
}

const sameItems = stableObject<object[]>()
/** Returns the same array for equal items, since fragments are cached by it. */
const same = <T extends object>(items: T[]): T[] => (items[0] ? (sameItems(items[0], items) as T[]) : items)
const sameDeals = stableObject<DealsData>()
const sameTile = stableObject<Tile>()
const samePhoto = stableObject<NonNullable<Tile['photo']>>()
const teasers = new WeakMap<Post, Teaser>()

function dealsOf(reduced: Card[], picture: Picture | null): DealsData {
  const cards = same(reduced.slice(0, dealsShown))
  const most = Math.max(
    0,
    ...reduced.map(({ price, was, upTo }) => (was === null ? (upTo?.percent ?? 0) : Math.round((1 - price / was) * 100))),
  )
  return sameDeals(cards, { cards, most, picture })
}

/** Posts of product owners first, at most one for each person. */
function postsOf(posts: Post[]): Teaser[] {
  const first = posts
    .filter(({ author }, at) => posts.findIndex((other) => other.author.id === author.id) === at)
    .map((post) => teaserOf(post))
  return same(first.toSorted((a, b) => Number(b.product?.isOwner) - Number(a.product?.isOwner)).slice(0, postsShown))
}

function teaserOf(post: Post): Teaser {
  let teaser = teasers.get(post)
  if (!teaser) teasers.set(post, (teaser = toTeaser(post)))
  return teaser
}

/** The first of these products that can be bought. The picture shows it, so its caption names it. */
async function firstToBuy(slugs: string[]): Promise<ProductCard | undefined> {
  const products = await Promise.all(
    slugs.map((uniqueName) => call('GET /user/products/url/:uniqueName', { uniqueName }).catch(() => undefined)),
  )
  return products.find((product) => product?.variants.some(({ stock }) => stock.state !== 'out'))
}

const list = (input: ApiInput<'GET /user/products'>) =>
  call('GET /user/products', { ...input, blur: true }).catch(() => ({ products: [], totalProducts: 0 }))

async function tagged(tag: Tag, limit = candidatesMax): Promise<ProductCard[]> {
  const { products } = await call('GET /user/products/tag/:tag', { tag, blur: true, limit }).catch(() => ({ products: [] }))
  return products
}

/** A tile for each top category, with a picture of its bestseller. */
async function tilesOf(categories: CategoryNode[]): Promise<Tile[]> {
  const tiles = categories.map(async (category) => {
    const { name, slug, productCount: count, photo: scene } = category
    const [product] = scene ? [] : (await list({ category: slug, limit: 1 })).products
    const [shot] = product?.photos ?? []
    const photo = shot ? samePhoto(shot, { url: shot.url, width: shot.width ?? 1, height: shot.height ?? 1 }) : null
    return sameTile(category, { name, slug, count, scene, photo })
  })
  return same(await Promise.all(tiles))
}
