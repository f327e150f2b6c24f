import type { ProductCard } from '#contract/product.ts'
import type { ProductDocuments } from './document.ts'
import type { Indexed } from './source.ts'

/** The changes of a transaction to the catalogue: ids of products and categories, and cache tags. */
export interface Change {
  /** Products whose card or page changed. */
  content: string[]
  /** Products of which only stock or rating changed: lists that show them stay cached, as browsers load these separately. */
  live: string[]
  /** Categories whose order, members or counts changed. */
  listings: string[]
  /** Those of `listings` whose counts changed. */
  counts: string[]
  /** Cache tags of other things: the category tree, a rail. */
  tags: string[]
}

/** A NOTIFY payload has less than 8,000 bytes, including field names. */
const bytesPerMessage = 7800
/** Quotes and a comma. */
const bytesAround = 3
/** Above this many, dropping all caches is cheaper. */
const idsMax = 2000

const everything = JSON.stringify({ everything: true })

/** Splits a change into NOTIFY payloads. */
export function messagesOf(change: Partial<Change>): string[] {
  const { content = [], live = [], listings = [], counts = [], tags = [] } = change
  if (content.length + live.length + listings.length + counts.length + tags.length > idsMax) return [everything]
  const tagged = [
    ...content.map((id) => ['content', id] as const),
    ...live.map((id) => ['live', id] as const),
    ...listings.map((id) => ['listings', id] as const),
    ...counts.map((id) => ['counts', id] as const),
    ...tags.map((tag) => ['tags', tag] as const),
  ]
  const messages: Change[] = []
  let left = 0
  for (const [kind, id] of tagged) {
    left -= Buffer.byteLength(id) + bytesAround
    if (messages.length === 0 || left < 0) {
      messages.push({ content: [], live: [], listings: [], counts: [], tags: [] })
      left = bytesPerMessage - Buffer.byteLength(id) - bytesAround
    }
    messages.at(-1)![kind].push(id)
  }
  return messages.map((message) => JSON.stringify(message))
}

/** The change in a payload; null if everything may have changed. */
export function changeOfMessage(payload: string): Change | null {
  const {
    content = [],
    live = [],
    listings = [],
    counts = [],
    tags = [],
    everything: all = false,
  } = JSON.parse(payload) as Partial<Change> & { everything?: boolean }
  return all ? null : { content, live, listings, counts, tags }
}

/** Whether lists and counts are affected: membership, the keys of a sort, or what facets count. */
export function isListingChanged(before: Indexed | null, { listed, index }: ProductDocuments): boolean {
  if (before === null) return listed
  if (!listed) return true
  return (
    before.price !== index.price ||
    before.rating !== index.rating ||
    before.popularity !== index.popularity ||
    new Date(before.published_at).getTime() !== new Date(index.published_at).getTime() ||
    !isSameSet(before.category_ids, index.category_ids) ||
    !isSameSet(before.facet_keys, index.facet_keys)
  )
}

const isSameSet = (a: string[], b: string[]): boolean => a.length === b.length && new Set([...a, ...b]).size === a.length

/** Whether a card only differs in stock and rating. */
export function isOnlyLive(before: string, after: ProductCard): boolean {
  const { variants, ...card } = JSON.parse(before) as Partial<ProductCard>
  return variants !== undefined && withoutLive({ ...card, variants } as ProductCard) === withoutLive(after)
}

const withoutLive = ({ variants, rating: _, ...card }: ProductCard): string =>
  JSON.stringify({ ...card, variants: variants.map(({ stock: __, ...variant }) => variant) })
