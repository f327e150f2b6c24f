import type { LinkKind, LinkPreview } from '#contract/posts.ts'
import type { ProductCard } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheTags, type CacheTag } from '#server/http/cache-tags.ts'
import type { Article } from '#server/modules/blog/blog.ts'
import { type CatalogueCache, categoryTree, findIn, productTag } from '#server/modules/catalogue/catalogue.ts'
import { clubTag, readableClubs } from '#server/modules/clubs/clubs.ts'
import { peopleOf, personTag } from '#server/modules/profiles/profiles.ts'
import { mayReadProfile, type Viewer } from '#server/modules/visibility/visibility.ts'
import { postTag } from './announce.ts'
import type { OwnPlace } from './own-addresses.ts'
import { mayRead, presentProduct } from './present.ts'
import { cardsById } from './queries.ts'

/** What an address leads to: an id; of an article the name in its address. */
export interface LinkTarget {
  kind: LinkKind
  key: string
}

/** Where cards come from. */
export interface CardSources {
  place: OwnPlace
  catalogue: CatalogueCache
  /** What may be read by now. */
  articles: (now: Date) => Article[]
}

/** Who asks, and what of it is at hand. */
interface Asked {
  db: Db | Tx
  sources: CardSources
  viewer: Viewer
  /** Of products on sale. */
  products: ReadonlyMap<string, ProductCard>
}

type Cards = ReadonlyMap<string, LinkPreview>

/**
 * The cards of what texts lead to, as the viewer may see it now: a statement for each kind that there is, however many. What isn't for them, or not there
 * any more, has none; nobody learns which of the two.
 */
export async function previewsOf(asked: Asked, targets: LinkTarget[]): Promise<(target: LinkTarget) => LinkPreview | null> {
  addCacheTags(targets.flatMap(tagsOf))
  const kinds = [...new Set(targets.map(({ kind }) => kind))]
  const found = await Promise.all(
    kinds.map(async (kind): Promise<[LinkKind, Cards]> => {
      const keys = new Set(targets.filter((one) => one.kind === kind).map(({ key }) => key))
      return [kind, await readers[kind](asked, [...keys])]
    }),
  )
  const byKind = new Map(found)
  return ({ kind, key }) => byKind.get(kind)?.get(key) ?? null
}

/** What a cached page with such a card shows, and one without it that may get it back. */
function tagsOf({ kind, key }: LinkTarget): CacheTag[] {
  if (kind === 'product') return [productTag(key)]
  if (kind === 'club') return [clubTag(key)]
  if (kind === 'person') return [personTag(key)]
  return kind === 'post' ? [postTag(key)] : []
}

const readers: Record<LinkKind, (asked: Asked, keys: string[]) => Promise<Cards>> = {
  product: async ({ products }, keys) =>
    mapOf(
      keys
        .flatMap((key) => presentProduct(products.get(key), false))
        .map((product) => [
          product.id,
          { kind: 'product', path: urls.product(product.slug), title: product.name, text: '', picture: null, product },
        ]),
    ),
  club: async ({ db, viewer }, keys) =>
    mapOf(
      (await readableClubs(db, keys, viewer)).map(({ id, slug, name, description, cover }) => [
        id,
        cardOf('club', urls.club(slug), name, description, cover),
      ]),
    ),
  person: async ({ db, viewer }, keys) =>
    mapOf(
      (await peopleOf(db, keys, viewer))
        .filter((row) => !row.is_muted)
        .map((row) => [
          row.id,
          cardOf('person', urls.person(row.handle), row.name, mayReadProfile(row, viewer) ? row.bio : '', row.avatar),
        ]),
    ),
  post: async ({ db, viewer }, keys) => {
    const rows = await cardsById.all(db, { ids: keys, viewer: viewer.userId })
    addCacheTags(rows.map((row) => personTag(row.author_id)))
    addCacheTags(rows.flatMap((row) => (row.club_id === null ? [] : [clubTag(row.club_id)])))
    const shown = rows.filter((row) => isForCards(row) && mayRead(row, viewer))
    return mapOf(shown.map(({ id, name, text, picture }) => [id, cardOf('post', urls.post(id), name, text, picture)]))
  },
  article: async ({ sources }, keys) => {
    const wanted = new Set(keys)
    const found = sources.articles(sources.catalogue.clock()).filter(({ summary }) => wanted.has(summary.slug))
    return mapOf(
      found.map(({ summary: { slug, title, description, cover } }) => [
        slug,
        cardOf('article', urls.blog(slug), title, description, cover?.url ?? null),
      ]),
    )
  },
  collection: async ({ db, sources: { catalogue } }, keys) => {
    if (catalogue.hidden) return new Map()
    const tree = await categoryTree(db, catalogue, catalogue.clock())
    const nodes = keys.flatMap((key) => findIn(tree, ({ id }) => id === key) ?? [])
    return mapOf(
      nodes.map(({ id, slug, name, description, photo }) => [
        id,
        cardOf('collection', urls.collection(slug), name, description, photo?.url ?? null),
      ]),
    )
  },
}

/** Posts that are for everyone by their author's choice; what moderators took down isn't repeated, not even to who may still read it. */
const isForCards = (row: Awaited<ReturnType<typeof cardsById.all>>[number]): boolean =>
  row.audience === 'public' && row.removed_reason === null && !row.club_removed && !row.is_muted

const mapOf = (cards: [string, LinkPreview][]): Cards => new Map(cards)

const lineMax = 160

/** The text as one line, cut at a word. */
function cardOf(kind: LinkKind, path: string, title: string, text: string, picture: string | null): LinkPreview {
  const line = text.replace(/\s+/g, ' ').trim()
  const short = line.length > lineMax ? `${line.slice(0, lineMax).replace(/\s\S*$/, '')}…` : line
  return { kind, path, title, text: short, picture, product: null }
}
