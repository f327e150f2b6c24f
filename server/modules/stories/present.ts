import type { ProductCard } from '#contract/product.ts'
import type { PersonStories, Story, StoryReference } from '#contract/stories.ts'
import { hourMs } from '#contract/time.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { type CatalogueCache, cardsOf } from '#server/modules/catalogue/catalogue.ts'
import { signedAddress } from '#server/modules/media/media.ts'
import { presentProduct } from '#server/modules/posts/posts.ts'
import { presentPerson } from '#server/modules/profiles/profiles.ts'
import { maySeeStory, type Viewer, viewerOf } from '#server/modules/visibility/visibility.ts'
import type { StoryRow } from './columns.ts'

/** Whether the viewer may see this story now. */
export const mayWatch = (row: StoryRow, viewer: Viewer, now: Date): boolean =>
  maySeeStory(
    { audience: row.audience, is_over: row.expires_at <= now && !row.is_highlighted, is_hidden: row.removed_reason !== null },
    row,
    viewer,
  )

type StoryContext = Pick<RequestContext, 'caller' | 'now' | 'signingSecret'> & Partial<Pick<RequestContext, 'config'>>

/** Stories as the caller may see them, with current products. */
export async function presentStories(db: Db | Tx, catalogue: CatalogueCache, rows: StoryRow[], context: StoryContext): Promise<Story[]> {
  const viewer = viewerOf(context)
  const shown = rows.filter((row) => mayWatch(row, viewer, context.now))
  const products = [...new Set(shown.map((row) => row.product_id).filter((id) => id !== null))]
  const cards = products.length === 0 ? [] : await cardsOf(db, catalogue.in(viewer.locale ?? null), products)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return shown.map((row) => presentStory(row, byId, viewer, context))
}

/** A story in short, for an answer to it or a highlight's cover. */
export const referenceOf = (row: StoryRow, context: StoryContext): StoryReference => ({ id: row.id, ...pictureOf(row, context) })

function pictureOf(
  { picture: { url, width, height, blur, alt }, expires_at, removed_reason }: StoryRow,
  { now, signingSecret }: StoryContext,
) {
  const isGone = expires_at <= now || removed_reason !== null
  return { mediaUrl: isGone ? signedAddress(signingSecret, url, new Date(now.getTime() + hourMs)) : url, width, height, blur, alt }
}

function presentStory(row: StoryRow, cards: Map<string, ProductCard>, viewer: Viewer, context: StoryContext): Story {
  const [product = null] = row.product_id === null ? [] : presentProduct(cards.get(row.product_id), row.is_owned)
  return {
    id: row.id,
    user: presentPerson({ ...row, id: row.owner_id }),
    ...pictureOf(row, context),
    caption: row.caption,
    sticker: row.sticker === null ? null : { text: row.sticker, unit: row.sticker_unit },
    product,
    audience: row.audience,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isSeen: row.is_self || row.is_seen,
    views: row.is_self ? row.views : null,
    removedReason: row.is_self || viewer.isModerator ? row.removed_reason : null,
  }
}

/** Groups stories by person, in the order of each person's first story. */
export const groupByPerson = (stories: Story[]): PersonStories[] =>
  [...Map.groupBy(stories, ({ user }) => user.id).values()].map((own) => ({
    user: own[0]!.user,
    stories: own,
    unseen: own.filter(({ isSeen }) => !isSeen).length,
  }))
