import { id as uuid } from '#contract/fields.ts'
import type { LinkKind } from '#contract/post.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { Tx } from '#server/db/statement.ts'
import { cardsOf, categoryTree, findCategory, findProductId } from '#server/modules/catalogue/catalogue.ts'
import { findClub } from '#server/modules/clubs/clubs.ts'
import { findPerson } from '#server/modules/profiles/profiles.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { type LinkPreviewSources, type LinkTarget, previewsOf } from './link-previews.ts'
import { type ShopOrigin, ownAddresses } from './own-addresses.ts'

/** The number of addresses per text that are tried. Each one costs look-ups. */
const triedMax = 3

/**
 * The first address in a text that has a card for its author. Only what the author may see counts, so a post can't be used to probe which
 * names are taken. Readers see the card by their own permissions.
 */
export async function findLinkTarget(
  tx: Tx,
  sources: LinkPreviewSources,
  text: string,
  viewer: Viewer,
): Promise<{ link_kind: LinkKind | null; link_key: string | null }> {
  for (const named of namedIn(text, sources.shopOrigin)) {
    const key = await keyOf(tx, sources, named, viewer)
    const target = key === null ? null : { kind: named.kind, key }
    if (target && (await hasLinkPreview(tx, sources, target, viewer))) return { link_kind: target.kind, link_key: target.key }
  }
  return { link_kind: null, link_key: null }
}

interface Named {
  kind: LinkKind
  name: string
}

const kindOf: Readonly<Record<string, LinkKind>> = {
  product: 'product',
  clubs: 'club',
  people: 'person',
  post: 'post',
  blogs: 'article',
  collections: 'collection',
}

function namedIn(text: string, shopOrigin: ShopOrigin): Named[] {
  const named = ownAddresses(text, shopOrigin).flatMap(({ path }) => {
    const [, folder = '', name = '', more] = new URL(path, shopOrigin.origin).pathname.split('/')
    if (folder === 'training' && name === 'shared' && more) return [{ kind: 'routine' as const, name: more }]
    const kind = Object.hasOwn(kindOf, folder) ? kindOf[folder] : undefined
    return kind && name !== '' && more === undefined ? [{ kind, name: decoded(name) }] : []
  })
  const known = new Map(named.map((one) => [`${one.kind} ${one.name}`, one]))
  return [...known.values()].slice(0, triedMax)
}

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The key to store. It's an id where names may change: products, clubs, people and collections. */
async function keyOf(tx: Tx, { catalogue }: LinkPreviewSources, { kind, name }: Named, viewer: Viewer): Promise<string | null> {
  if (name.length > 200 || name.includes('\0')) return null
  if (kind === 'product') return findProductId(tx, name)
  if (kind === 'club') return foundId(findClub(tx, name, viewer))
  if (kind === 'person') return foundId(findPerson(tx, name.toLowerCase(), viewer))
  if (kind === 'post') return uuid.safeParse(name.toLowerCase()).data ?? null
  if (kind === 'article' || kind === 'routine') return name
  return findCategory(await categoryTree(tx, catalogue, catalogue.clock()), ({ slug }) => slug === name)?.id ?? null
}

/** The found id, or null if the look-up was refused because the viewer may not see the target. */
async function foundId(finding: Promise<{ id: string }>): Promise<string | null> {
  try {
    return (await finding).id
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

async function hasLinkPreview(tx: Tx, sources: LinkPreviewSources, target: LinkTarget, viewer: Viewer): Promise<boolean> {
  const cards = target.kind === 'product' ? await cardsOf(tx, sources.catalogue, [target.key]) : []
  const previews = await previewsOf({ db: tx, sources, viewer, products: new Map(cards.map((card) => [card.id, card])) }, [target])
  return previews(target) !== null
}
