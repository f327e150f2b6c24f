import type { BlogSummary } from '#contract/blogs.ts'
import type { Picture } from '#contract/catalogue.ts'
import type { ClubCard } from '#contract/clubs/clubs.ts'
import type { Post } from '#contract/posts.ts'
import { type Teaser, toTeaser } from '#web/features/posts/teaser.ts'
import { type Card, toBareCard, withoutBadge } from '#web/features/catalogue/card.ts'
import { call } from '#web/lib/call.ts'
import { navOf } from '#web/lib/root-data.ts'

export type LandingData = { isOpen: false; publishAt: string | null; picture: Picture | null } | ({ isOpen: true } & Front)

export interface Front {
  pictures: { close: Picture | null }
  hero: Card | null
  picks: Card[]
  numbers: { products: number; makers: number; reviews: number; average: number }
  aims: Aim[]
  stories: BlogSummary[]
  board: BoardLine[]
  clubs: ClubPick[]
}

/** A personal best that somebody told everyone of. */
export type BoardLine = Pick<Teaser, 'id' | 'name' | 'avatar'> & { record: NonNullable<Teaser['record']>; club: string | null }

export type ClubPick = Pick<ClubCard, 'slug' | 'name' | 'description' | 'place' | 'members'> & { cover: string | null }

export interface Aim {
  name: string
  slug: string
  picture: Picture | null
}

const picked = 4
const storiesShown = 4
const boardLines = 4
const clubsShown = 3

/** Before the shop opens the waitlist, then what it is in one screen. What can't be loaded is left out. */
export async function loader(): Promise<LandingData> {
  const [{ isOpen, publishAt }, pictures] = await Promise.all([call('GET /public/waitlist', {}), windowPictures()])
  if (!isOpen) return { isOpen, publishAt, picture: pictures['market'] ?? null }
  return { isOpen, ...(await front(pictures)) }
}

async function front(pictures: Record<string, Picture>): Promise<Front> {
  const { categories } = await call('GET /categories', {}).catch(() => ({ categories: [] }))
  const [featured, best, { brands }, totals, { blogs }, board, clubs] = await Promise.all([
    call('GET /user/products', { limit: 1, orderBy: 'best-selling', ...(categories[0] && { category: categories[0].slug }) }).catch(
      () => none,
    ),
    call('GET /user/products/tag/:tag', { tag: 'BEST_SELLING_PRODUCTS', limit: picked }).catch(() => none),
    call('GET /brands', {}).catch(() => ({ brands: [] })),
    call('GET /public/review-totals', {}).catch(() => ({ count: 0, average: 0 })),
    call('GET /user/blogs', { limit: storiesShown }).catch(() => ({ blogs: [] })),
    call('GET /post/popular', { about: 'record', limit: boardLines * 2 }).catch(() => ({ items: [] })),
    call('GET /clubs', { limit: clubsShown }).catch(() => ({ items: [] })),
  ])
  const { totalProducts: products } = await call('GET /user/products', { limit: 1 }).catch(() => ({ totalProducts: 0 }))
  const now = Date.now()
  const [hero] = featured.products
  const photos = new Map(categories.map(({ slug, photo }) => [slug, photo]))
  return {
    pictures: { close: pictures['market'] ?? null },
    hero: hero ? toBareCard(hero, now) : null,
    picks: withoutBadge(
      best.products.map((product) => toBareCard(product, now)),
      'bestSeller',
    ),
    numbers: { products, makers: brands.length, reviews: totals.count, average: totals.average },
    aims: navOf(categories).map(({ name, slug }) => ({ name, slug, picture: photos.get(slug) ?? null })),
    stories: blogs,
    board: boardOf(board.items),
    clubs: clubs.items.map(({ slug, name, description, place, members, cover }) => ({ slug, name, description, place, members, cover })),
  }
}

/** One line for each person. */
function boardOf(posts: Post[]): BoardLine[] {
  const seen = new Set<string>()
  return posts
    .flatMap((post): BoardLine[] => {
      const { id, name, avatar, record } = toTeaser(post)
      if (!record || seen.has(post.author.id)) return []
      seen.add(post.author.id)
      return [{ id, name, avatar, record, club: post.club?.name ?? null }]
    })
    .slice(0, boardLines)
}

const none = { products: [] }

const windowPictures = (): Promise<Record<string, Picture>> =>
  call('GET /public/window', {}).then(
    ({ pictures }) => pictures,
    () => ({}),
  )
