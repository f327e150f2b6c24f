import type { Comment } from '#contract/comments.ts'
import type { LinkPreview, Post, QuotedPost, Reactions, TaggedProduct } from '#contract/post.ts'
import type { ProductCard } from '#contract/product.ts'
import { findWord, type Words } from '#server/modules/muting/muting.ts'
import { presentPerson, scaleOf } from '#server/modules/profiles/profiles.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import type { Row } from '#server/db/types.ts'
import type { commentColumns } from './comment-queries.ts'
import type { countColumns, PostRow } from './columns.ts'
import type { ShopOrigin } from './own-addresses.ts'
import { presentPoll } from './present-poll.ts'
import { isShareable } from './sharing.ts'
import { linksIn } from './text.ts'

/** The counts of reactions by their names. */
export const presentCounts = ({ likes, loves, fires, strongs, claps, wows }: Row<typeof countColumns>): Reactions => ({
  like: likes,
  love: loves,
  fire: fires,
  strong: strongs,
  clap: claps,
  wow: wows,
})

interface Beside {
  shopOrigin: ShopOrigin
  /** The cards of products that are on sale. */
  products: ReadonlyMap<string, ProductCard>
  preview: LinkPreview | null
  quote: QuotedPost | null
  now: Date
  /** The words that the viewer has muted. */
  words: Words
}

/** Whether texts have a word that their reader has muted, and which. One's own are never muted. */
function muting(isSelf: boolean, texts: string[], words: Words): Pick<Post, 'isMuted' | 'mutedWord'> {
  const mutedWord = isSelf ? null : findWord(texts, words)
  return { isMuted: mutedWord !== null, mutedWord }
}

/** A post with its products, link card and quote. */
export function presentPost(row: PostRow, { shopOrigin, products, preview, quote, words, now }: Beside, viewer: Viewer): Post {
  const first = row.first_comment
  return {
    id: row.id,
    author: presentPerson({ ...row, id: row.author_id }),
    text: row.text,
    mentions: row.mentions,
    links: linksIn(row, shopOrigin),
    media: row.media,
    // Posts of a closed club are visible only to their author.
    audience: row.club_removed ? 'me' : row.audience,
    club: presentClub(row),
    record:
      row.record_id === null || row.lift === null || (row.is_record_flagged && !row.is_self) ? null : presentRecord(row, row.record_id),
    isRecordBeingChecked: row.is_record_flagged,
    poll: presentPoll(row, now),
    isQuote: row.is_quote,
    quote,
    products: row.product_ids.flatMap((id) => presentProduct(products.get(id), row.owned_ids.includes(id))),
    preview,
    counts: presentCounts(row),
    mine: row.mine,
    comments: row.comments,
    firstComment: first && {
      id: first.id,
      parentId: null,
      author: presentPerson(first.author),
      text: first.text,
      mentions: first.mentions,
      links: linksIn(first, shopOrigin),
      replies: first.replies,
      createdAt: new Date(first.created_at).toISOString(),
      editedAt: first.edited_at && new Date(first.edited_at).toISOString(),
      ...muting(first.author.id === viewer.userId, [first.text], words),
      removedReason: null,
    },
    reposts: row.reposts,
    isReposted: row.is_reposted,
    allowsReposts: row.allows_reposts,
    isShareable: isShareable(row),
    isSaved: row.is_saved,
    isPinned: row.is_pinned,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    ...muting(row.is_self, readOf(row, preview, quote), words),
    removedReason: row.is_self || viewer.isModerator ? row.removed_reason : null,
  }
}

const presentClub = ({ club_slug: slug, club_name: name, membership, club_role: role, club_removed: isRemoved }: PostRow): Post['club'] =>
  slug === null || isRemoved ? null : { slug, name: name!, role: membership === 'member' ? role : null }

/** All texts of a post that its reader sees, including the link card and the quote. */
const readOf = ({ text, media, note, lift, poll }: PostRow, preview: LinkPreview | null, quote: QuotedPost | null): string[] => [
  text,
  ...media.map(({ alt }) => alt),
  note ?? '',
  lift ?? '',
  ...(poll?.options ?? []),
  ...(preview ? [preview.title, preview.text] : []),
  ...(quote ? [quote.text, quote.picture?.alt ?? '', quote.record?.lift ?? ''] : []),
]

const presentRecord = ({ lift, measure, value, performed_on, note, gain }: PostRow, id: string): Post['record'] => ({
  id,
  lift: lift!,
  measure: measure!,
  value: value! / scaleOf(measure!),
  performedOn: performed_on!,
  note: note!,
  gain: gain && gain / scaleOf(measure!),
})

/** A product that a post or story names, with its current card; empty if it's no longer on sale. */
export function presentProduct(card: ProductCard | undefined, isOwner: boolean): TaggedProduct[] {
  if (!card) return []
  const { id, info, meta, photos, variants } = card
  const isInStock = variants.some(({ stock }) => stock.state !== 'out' || stock.backOrder !== undefined)
  const photo = photos[0]?.url ?? null
  return [{ id, slug: meta.friendlyPageName, name: info.name, photo, price: info.price, oldPrice: info.oldPrice, isInStock, isOwner }]
}

/** A comment as the API returns it to a viewer, including whether it has one of their muted words. */
export const presentComment = (row: Row<typeof commentColumns>, shopOrigin: ShopOrigin, viewer: Viewer, words: Words): Comment => ({
  id: row.id,
  parentId: row.parent_id,
  author: presentPerson({ ...row, id: row.author_id }),
  text: row.text,
  mentions: row.mentions,
  links: linksIn(row, shopOrigin),
  replies: row.replies,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  ...muting(row.is_self, [row.text], words),
  removedReason: row.is_self || viewer.isModerator ? row.removed_reason : null,
})
