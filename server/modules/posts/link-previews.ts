import type { LinkKind, LinkPreview } from '#contract/post.ts'
import type { ProductCard } from '#contract/product.ts'
import { sharedRoutineUrl } from '#contract/training-urls.ts'
import { urls } from '#contract/urls.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheTags, type CacheTag } from '#server/http/cache-tags.ts'
import type { Article } from '#server/modules/blog/blog.ts'
import { type CatalogueCache, categoryTree, findCategory, productTag } from '#server/modules/catalogue/catalogue.ts'
import { clubTag } from '#server/modules/clubs/clubs.ts'
import { personTag } from '#server/modules/profiles/profiles.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { postTag } from './announce.ts'
import type { ShopOrigin } from './own-addresses.ts'
import { type LinkedRow, readLinked } from './linked.ts'
import { presentProduct } from './present.ts'

/** The target of a link: an id, or for an article the name in its address. */
export interface LinkTarget {
  kind: LinkKind
  key: string
}

/** The sources of link cards. */
export interface LinkPreviewSources {
  shopOrigin: ShopOrigin
  catalogue: CatalogueCache
  /** The articles published by this time. */
  articles: (now: Date) => Article[]
}

/** The viewer, and the data that is already loaded. */
interface PreviewContext {
  db: Db | Tx
  sources: LinkPreviewSources
  viewer: Viewer
  /** The cards of products on sale. */
  products: ReadonlyMap<string, ProductCard>
}

type LinkPreviews = ReadonlyMap<string, LinkPreview>

/**
 * The link cards of these targets that the viewer may see: one statement for posts, people, clubs and routines, plus the category tree for
 * collections. Missing and forbidden targets both have no card, so nobody can tell them apart.
 */
export async function previewsOf(context: PreviewContext, targets: LinkTarget[]): Promise<(target: LinkTarget) => LinkPreview | null> {
  if (targets.length === 0) return () => null
  addCacheTags(targets.flatMap(tagsOf))
  const keysOf = (kind: LinkKind) => [...new Set(targets.filter((one) => one.kind === kind).map(({ key }) => key))]
  const [others, rows] = await Promise.all([
    Promise.all(
      beside.map(async (kind): Promise<[LinkKind, LinkPreviews]> => {
        const keys = keysOf(kind)
        return [kind, keys.length === 0 ? new Map() : await readers[kind](context, keys)]
      }),
    ),
    rowsOf(context, { posts: keysOf('post'), people: keysOf('person'), clubs: keysOf('club'), routines: keysOf('routine') }),
  ])
  const byKind = new Map(others)
  const linked = new Map(rows.map((row) => [`${row.kind} ${row.kind === 'routine' ? row.address : row.id}`, row]))
  return ({ kind, key }) => byKind.get(kind)?.get(key) ?? linkedPreview(linked.get(`${kind} ${key}`))
}

/** The kinds that one statement reads together. */
async function rowsOf({ db, viewer }: PreviewContext, keys: Parameters<typeof readLinked>[1]): Promise<LinkedRow[]> {
  if (keys.posts.length + keys.people.length + keys.clubs.length + keys.routines.length === 0) return []
  const { all, shown } = await readLinked(db, keys, viewer)
  for (const { author_id: author, club_id: club } of all)
    addCacheTags([...(author ? [personTag(author)] : []), ...(club ? [clubTag(club)] : [])])
  return shown
}

const pathOf = { post: urls.post, person: urls.person, club: urls.club, routine: sharedRoutineUrl } as const
const linkedPreview = (row: LinkedRow | undefined): LinkPreview | null =>
  row ? linkPreviewOf(row.kind, pathOf[row.kind](row.address), row.title, row.text, row.picture) : null

/** The cache tags of a page with this card. They also apply while the card is missing, since it may come back. */
function tagsOf({ kind, key }: LinkTarget): CacheTag[] {
  if (kind === 'product') return [productTag(key)]
  if (kind === 'club') return [clubTag(key)]
  if (kind === 'person') return [personTag(key)]
  return kind === 'post' ? [postTag(key)] : []
}

/** The kinds that `readLinked` doesn't read. */
const beside = ['product', 'article', 'collection'] as const
const readers: Record<(typeof beside)[number], (context: PreviewContext, keys: string[]) => Promise<LinkPreviews>> = {
  product: async ({ products }, keys) =>
    mapOf(
      keys
        .flatMap((key) => presentProduct(products.get(key), false))
        .map((product) => [
          product.id,
          { kind: 'product', path: urls.product(product.slug), title: product.name, text: '', picture: null, product },
        ]),
    ),
  article: async ({ sources }, keys) => {
    const wanted = new Set(keys)
    const found = sources.articles(sources.catalogue.clock()).filter(({ summary }) => wanted.has(summary.slug))
    return mapOf(
      found.map(({ summary: { slug, title, description, cover } }) => [
        slug,
        linkPreviewOf('article', urls.blog(slug), title, description, cover?.url ?? null),
      ]),
    )
  },
  collection: async ({ db, sources: { catalogue } }, keys) => {
    if (catalogue.hidden) return new Map()
    const tree = await categoryTree(db, catalogue, catalogue.clock())
    const nodes = keys.flatMap((key) => findCategory(tree, ({ id }) => id === key) ?? [])
    return mapOf(
      nodes.map(({ id, slug, name, description, photo }) => [
        id,
        linkPreviewOf('collection', urls.collection(slug), name, description, photo?.url ?? null),
      ]),
    )
  },
}

const mapOf = (cards: [string, LinkPreview][]): LinkPreviews => new Map(cards)

const lineMax = 160

/** A card with the text on one line, cut at a word boundary. */
function linkPreviewOf(kind: LinkKind, path: string, title: string, text: string, picture: string | null): LinkPreview {
  const line = text.replace(/\s+/g, ' ').trim()
  const short = line.length > lineMax ? `${line.slice(0, lineMax).replace(/\s\S*$/, '')}…` : line
  return { kind, path, title, text: short, picture, product: null }
}
