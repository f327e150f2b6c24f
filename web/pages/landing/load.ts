import type { Blog, BlogSummary } from '#contract/blogs.ts'
import type { CategoryNode } from '#contract/catalogue.ts'
import type { ClubCard } from '#contract/clubs/clubs.ts'
import type { SectionKind } from '#contract/site/names.ts'
import type { ShownSection } from '#contract/site/public.ts'
import type { Post } from '#contract/post.ts'
import type { Picture, ProductCard } from '#contract/product.ts'
import { type Teaser, toTeaser } from '#web/features/posts/teaser.ts'
import { type Card, toCard, withoutBadge } from '#web/features/catalogue/card.ts'
import { call } from '#web/lib/call.ts'
import { navOf } from '#web/lib/root-data.ts'
import type { Start } from '#web/lib/start-script.ts'
import { pickQuote, type Quoted } from './pick-quote.ts'

export type LandingData = BeforeOpening | ({ isOpen: true } & Front)

/** The state before opening. With a running countdown, hydration doesn't wait for an interaction. */
interface BeforeOpening {
  isOpen: false
  start: Start
  publishAt: string | null
  picture: Picture | null
}

/** Texts by staff that replace a section's default ones. */
export type StaffTexts = Pick<ShownSection, 'title' | 'text' | 'linkText' | 'path' | 'picture'> | undefined

/** A section as arranged by staff, with its content. */
export interface ArrangedSection extends ShownSection {
  cards: Card[]
  story: BlogSummary | null
}

export interface Front {
  /** In order; null for the default arrangement. */
  sections: ArrangedSection[] | null
  pictures: { close: Picture | null }
  hero: Card | null
  picks: Card[]
  quote: Quoted | null
  numbers: { products: number; makers: number; reviews: number; average: number }
  aims: Aim[]
  stories: BlogSummary[]
  board: BoardLine[]
  clubs: ClubPick[]
}

/** A personal best that a member has posted publicly. */
export type BoardLine = Pick<Teaser, 'id' | 'name' | 'avatar'> & { record: NonNullable<Teaser['record']>; club: string | null }

export type ClubPick = Pick<ClubCard, 'slug' | 'name' | 'description' | 'place' | 'members'> & { cover: string | null }

export interface Aim {
  name: string
  slug: string
  picture: Picture | null
}

const picked = 4
/** More than are shown: products of different brands are preferred, and the quote comes from one of the rest. */
const candidatesMax = 24
const storiesShown = 4
const boardLines = 4
const clubsShown = 3

/** Before opening the waitlist, afterwards the front page. Parts that can't be loaded are left out. */
export async function loader(): Promise<LandingData> {
  const [{ isOpen, publishAt }, pictures] = await Promise.all([call('GET /public/waitlist', {}), windowPictures()])
  if (!isOpen) return { isOpen, start: 'after-load', publishAt, picture: pictures['market'] ?? null }
  return { isOpen, ...(await front(pictures)) }
}

async function front(pictures: Record<string, Picture>): Promise<Front> {
  const [{ locale }, { categories }] = await Promise.all([
    call('GET /public/shop', {}),
    call('GET /categories', {}).catch(() => ({ categories: [] })),
  ])
  const [sections, featured, best, { brands }, totals, { blogs }, board, clubs] = await Promise.all([
    arranged(),
    call('GET /user/products', { limit: 1, orderBy: 'best-selling', ...(categories[0] && { category: categories[0].slug }) }).catch(
      () => none,
    ),
    call('GET /user/products/tag/:tag', { tag: 'BEST_SELLING_PRODUCTS', limit: candidatesMax }).catch(() => none),
    call('GET /brands', {}).catch(() => ({ brands: [] })),
    call('GET /public/review-totals', {}).catch(() => ({ count: 0, average: 0 })),
    call('GET /user/blogs', { limit: storiesShown }).catch(() => ({ blogs: [] })),
    call('GET /post/popular', { about: 'record', limit: boardLines * 2 }).catch(() => ({ items: [] })),
    call('GET /clubs', { limit: clubsShown }).catch(() => ({ items: [] })),
  ])
  const { totalProducts: products } = await call('GET /user/products', { limit: 1 }).catch(() => ({ totalProducts: 0 }))
  const now = Date.now()
  const [hero] = featured.products
  const others = varied(best.products.filter(({ id }) => id !== hero?.id))
  return {
    sections,
    pictures: { close: pictures['close'] ?? pictures['market'] ?? null },
    hero: hero ? toCard(hero, now) : null,
    picks: withoutBadge(
      others.slice(0, picked).map((product) => toCard(product, now)),
      'bestSeller',
    ),
    quote: isShown(sections, 'review') ? await pickQuote(others.slice(picked), locale, now) : null,
    numbers: { products, makers: brands.length, reviews: totals.count, average: totals.average },
    aims: aimsOf(categories),
    stories: blogs,
    board: boardOf(board.items),
    clubs: picksOf(clubs.items),
  }
}

/** Whether the front page shows this default section. */
const isShown = (sections: ArrangedSection[] | null, own: SectionKind): boolean =>
  !sections || sections.some(({ section }) => section === own)

/** One product of each brand first, then the rest. */
function varied(products: ProductCard[]): ProductCard[] {
  const firsts = products.filter(({ brand }, at) => products.findIndex((other) => other.brand.id === brand.id) === at)
  return [...firsts, ...products.filter((product) => !firsts.includes(product))]
}

/** The sections arranged by staff with their content; those whose content no longer exists are left out. */
async function arranged(): Promise<ArrangedSection[] | null> {
  const { sections } = await call('GET /public/front', {}).catch(() => ({ sections: null }))
  if (!sections) return null
  return Promise.all(sections.map(async (section) => ({ ...section, cards: await cardsFor(section), story: await storyOf(section) })))
}

async function cardsFor({ section, products, target }: ShownSection): Promise<Card[]> {
  const now = Date.now()
  if (section === 'collection' && target !== null) {
    const response = await call('GET /user/products', { limit: picked, orderBy: 'best-selling', category: target }).catch(() => none)
    return response.products.map((product) => toCard(product, now))
  }
  const loaded = await Promise.all(
    products.map((uniqueName) => call('GET /user/products/url/:uniqueName', { uniqueName }).catch(() => null)),
  )
  return loaded.flatMap((product) => (product ? [toCard(product, now)] : []))
}

const storyOf = ({ section, target }: ShownSection): Promise<BlogSummary | null> | null =>
  section === 'article' && target !== null ? call('GET /user/blogs/:id', { id: target }).then(summaryOf, () => null) : null

/** An article without its text. */
const summaryOf = ({ html: _, headings: __, related: ___, ...story }: Blog): BlogSummary => story

/** Memoizes by identity: as long as the server caches a response, its derived object, and what is rendered from that, stay the same. */
function sameFor<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, Made>()
  return (from) => {
    let result = known.get(from)
    if (result === undefined) known.set(from, (result = make(from)))
    return result
  }
}

const aimsOf = sameFor((categories: CategoryNode[]): Aim[] => {
  const photos = new Map(categories.map(({ slug, photo }) => [slug, photo]))
  return navOf(categories).map(({ name, slug }) => ({ name, slug, picture: photos.get(slug) ?? null }))
})

const picksOf = sameFor((clubs: ClubCard[]): ClubPick[] =>
  clubs.map(({ slug, name, description, place, members, cover }) => ({ slug, name, description, place, members, cover })),
)

/** At most one line for each person. */
const boardOf = sameFor((posts: Post[]): BoardLine[] => {
  const seen = new Set<string>()
  return posts
    .flatMap((post): BoardLine[] => {
      const { id, name, avatar, record } = toTeaser(post)
      if (!record || seen.has(post.author.id)) return []
      seen.add(post.author.id)
      return [{ id, name, avatar, record, club: post.club?.name ?? null }]
    })
    .slice(0, boardLines)
})

const none = { products: [] }

const windowPictures = (): Promise<Record<string, Picture>> =>
  call('GET /public/window', {}).then(
    ({ pictures }) => pictures,
    () => ({}),
  )
