import type { DirectMessage } from '#contract/conversations.ts'
import type { LinkPreview, TaggedProduct } from '#contract/post.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { cardsOf } from '#server/modules/catalogue/catalogue.ts'
import { type LinkPreviewSources, linksIn, type LinkTarget, presentProduct, previewsOf } from '#server/modules/posts/posts.ts'
import { presentRecord } from '#server/modules/profiles/profiles.ts'
import { readStoryReferences } from '#server/modules/stories/stories.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import type { MessageRow } from './columns.ts'

/** Messages as one of the two sees them, with the current products, lifts and linked pages. */
export async function presentMessages(
  db: Db | Tx,
  sources: LinkPreviewSources,
  rows: MessageRow[],
  context: SignedInContext,
): Promise<DirectMessage[]> {
  const viewer = { ...viewerOf(context), isModerator: false }
  const shown = rows.filter(isShown)
  const targets = shown.flatMap((row) => targetOf(row) ?? [])
  const linked = targets.filter(({ kind }) => kind === 'product').map(({ key }) => key)
  const ids = [...new Set([...shown.flatMap((row) => row.product_id ?? []), ...linked])]
  const cards = ids.length === 0 ? [] : await cardsOf(db, sources.catalogue.in(viewer.locale ?? null), ids)
  const products = new Map(cards.map((card) => [card.id, card]))
  const stories = await readStoryReferences(
    db,
    shown.flatMap((row) => row.story_id ?? []),
    context,
  )
  const previewOf = await previewsOf({ db, sources, viewer, products }, targets)
  return rows.map((row) => {
    const target = isShown(row) ? targetOf(row) : null
    const [product = null] = row.product_id === null ? [] : presentProduct(products.get(row.product_id), false)
    return presentMessage(row, {
      product,
      story: stories.get(row.story_id ?? '')?.reference ?? null,
      preview: target && previewOf(target),
      sources,
      userId: context.caller.userId,
    })
  })
}

const isShown = ({ is_deleted: isDeleted, is_removed: isRemoved }: MessageRow): boolean => !isDeleted && !isRemoved

/** The link target of a message; null if it's the product that is attached anyway. */
const targetOf = ({ link_kind: kind, link_key: key, product_id: product }: MessageRow): LinkTarget | null =>
  kind === null || key === null || key === product ? null : { kind, key }

interface Beside {
  product: TaggedProduct | null
  story: DirectMessage['story']
  preview: LinkPreview | null
  sources: LinkPreviewSources
  userId: string
}

function presentMessage(row: MessageRow, { product, story, preview, sources, userId }: Beside): DirectMessage {
  const { is_deleted: isDeleted, is_removed: isRemoved } = row
  const common = { id: row.id, isMine: row.sender_id === userId, isDeleted, isRemoved, createdAt: row.created_at.toISOString() }
  if (!isShown(row))
    return { ...common, text: '', links: [], attachment: null, picture: null, product: null, record: null, story: null, preview: null }
  return {
    ...common,
    text: row.text,
    links: linksIn({ text: row.text, mentions: [] }, sources.shopOrigin),
    attachment: row.attachment,
    picture: row.picture,
    product,
    record: recordOf(row, userId),
    story,
    preview,
  }
}

/** The attached lift. While it's being checked, only its owner, who sent it, sees it. */
function recordOf(row: MessageRow, userId: string): DirectMessage['record'] {
  const { record_id: id, lift, measure, value, performed_on, note, flag } = row
  if (id === null || lift === null || measure === null || value === null || performed_on === null) return null
  if (flag !== null && row.sender_id !== userId) return null
  return presentRecord({ id, lift, measure, value, performed_on, note: note ?? '', flag })
}
