import type { ProductCard as Product } from '#contract/product.ts'
import type { LiveProduct } from '#contract/catalogue.ts'
import type { Content } from '#contract/unit-price.ts'
import { newProductDays } from '#contract/facet-limits.ts'
import { limits } from '#contract/limits.ts'
import { discountPercent } from '#web/ui/discount-percent.ts'

/** A range of characters; `to` is exclusive. */
type Mark = readonly [from: number, to: number]

type Shot = [url: string, alt: string, width: number, height: number]

/** A discount in percent, and the value of an option that alone has it, such as a color. */
export interface Saving {
  percent: number
  value: string
}

/** The fields of a product that a card needs, and no others, because cards are serialized into the page. */
export interface Card {
  id: string
  slug: string
  name: string
  /** The language of the name, where that isn't the shop's first. */
  locale?: string
  /** The parts of the name that match a search. */
  marks?: readonly Mark[]
  brand: string
  price: number
  was: number | null
  /** Set if the variants differ in price. */
  from?: true
  /** The highest discount of a variant, where the variant whose price is shown isn't reduced, and it's that of one value. */
  upTo?: Saving
  /** The content of the variant whose price is shown, where it has a unit price. */
  content?: Content
  shot: Shot
  blur?: string
  /** The URLs of the other views. */
  second?: string
  third?: string
  rating: number
  rated: number
  /** The colors of the product, where there are several. */
  swatches?: string[]
  badge?: 'bestSeller' | 'new' | 'left' | 'soldOut' | 'backOrder' | 'preOrder'
  left?: number
  /** The variant to add without choosing: the only one, if it can be bought. `max` is the most that can be added. */
  only?: { id: string; max: number }
}

/** How many colors a card shows. */
export const swatchesMax = 5

const newForMs = newProductDays * 24 * 3600 * 1000

const hourMs = 3600 * 1000
const cachedCards = new WeakMap<Product, { hour: number; card: Card }>()

/** The card of a product in a list. Cached by product for an hour, because `now` decides what is new. */
export function toCard(product: Product, now: number): Card {
  const hour = Math.floor(now / hourMs)
  const before = cachedCards.get(product)
  if (before?.hour === hour) return before.card
  const card = buildCard(product, now)
  cachedCards.set(product, { hour, card })
  return card
}

function buildCard(product: Product, now: number): Card {
  const { id, info, meta, photos, brand, variants } = product
  const [first, second, third] = photos
  return {
    id,
    slug: meta.friendlyPageName,
    name: info.name,
    ...(product.locale && { locale: product.locale }),
    brand: brand.name,
    price: info.price,
    was: info.oldPrice,
    ...(variants.some(({ price }) => price !== info.price) && { from: true as const }),
    ...(info.oldPrice === null && upTo(variants)),
    ...contentOf(product),
    shot: first ? [first.url, first.alt ?? '', first.width ?? 1, first.height ?? 1] : ['', '', 1, 1],
    ...(product.blur && { blur: product.blur }),
    ...(second && { second: second.url }),
    ...(third && { third: third.url }),
    ...swatchesOf(product),
    ...badgeOf(product, now),
    ...liveParts(product),
  }
}

/** The card with current stock and rating. A first rating isn't added, since its line would shift the layout. */
export function withLive(card: Card, live: LiveProduct): Card {
  const { rating, rated } = card
  const badge = card.badge === 'bestSeller' || card.badge === 'new' ? card.badge : undefined
  return { ...card, badge, left: undefined, only: undefined, ...liveParts(live), ...(rated === 0 && { rating, rated }) }
}

/** The parts that change with each sale and review. Sold out and low stock replace any other badge. */
function liveParts({ rating, variants }: Pick<LiveProduct, 'rating' | 'variants'>): Partial<Card> & Pick<Card, 'rating' | 'rated'> {
  const rated = { rating: rating.average, rated: rating.count }
  const [single] = variants
  if (variants.every(({ stock }) => stock.state === 'out')) return { ...rated, badge: badgeOfOut(variants) }
  if (!single || variants.length > 1) return rated
  const { left } = single.stock
  return {
    ...rated,
    ...(left !== undefined && { badge: 'left', left }),
    only: { id: single.id, max: left ?? limits.cart.quantityMax },
  }
}

/** The badge when all variants are out of stock: whether it can be ordered anyway. The product page says when it ships. */
function badgeOfOut(variants: LiveProduct['variants']): Card['badge'] {
  const later = variants.find(({ stock }) => stock.backOrder)?.stock.backOrder
  return later ? (later.isPreOrder ? 'preOrder' : 'backOrder') : 'soldOut'
}

const savingOf = ({ price, oldPrice }: Product['variants'][number]): number => discountPercent({ price, was: oldPrice })

/** The highest discount of the variants, if those that have it share the value of an option that no other has. */
export function upTo(variants: Product['variants']): Pick<Card, 'upTo'> {
  const percent = Math.max(...variants.map(savingOf))
  const value = variants
    .flatMap(({ options }) => Object.values(options))
    .find((one) => variants.every((variant) => Object.values(variant.options).includes(one) === (savingOf(variant) === percent)))
  return percent > 0 && value ? { upTo: { percent, value } } : {}
}

function swatchesOf({ options }: Product): Pick<Card, 'swatches'> {
  const swatches = options.find((option) => option.swatches)?.swatches ?? []
  return swatches.length > 1 ? { swatches } : {}
}

function contentOf({ info, variants }: Product): Pick<Card, 'content'> {
  const content = variants.find(({ price }) => price === info.price)?.content
  return content ? { content } : {}
}

const apart = 4
const plainCards = new WeakMap<Card, Card>()

/**
 * The cards of a list of products. Among any four in a row, at most one has the badge for new. Best sellers are few, and a customer who saw the
 * badge in one list looks for it in the next, so they all have it.
 */
export function toCards(products: Product[], now: number): Card[] {
  let last = -apart
  return products.map((product, at) => {
    const card = toCard(product, now)
    if (card.badge !== 'new') return card
    if (at - last < apart) return plain(card)
    last = at
    return card
  })
}

/** The card without its badge; the same object for the same card. */
function plain(card: Card): Card {
  let copy = plainCards.get(card)
  if (!copy) plainCards.set(card, (copy = { ...card, badge: undefined }))
  return copy
}

/** The cards without a badge that would repeat the heading above them. */
export const withoutBadge = (cards: Card[], badge: Card['badge']): Card[] =>
  cards.map((card) => (card.badge === badge ? plain(card) : card))

/** At most one badge; those for stock take precedence (`liveParts`). */
function badgeOf({ tags, info }: Product, now: number): Pick<Card, 'badge'> {
  if (tags.includes('BEST_SELLING_PRODUCTS')) return { badge: 'bestSeller' }
  return now - Date.parse(info.publishDate) < newForMs ? { badge: 'new' } : {}
}
