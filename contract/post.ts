import { z } from 'zod'
import { clubRoles } from './clubs/clubs.ts'
import { comment, textLink } from './comments.ts'
import { id, money, time } from './fields.ts'
import { uploadedPicture } from './media.ts'
import { person } from './people.ts'
import { poll } from './polls.ts'
import { record } from './records.ts'

export const reactionKinds = ['like', 'love', 'fire', 'strong', 'clap', 'wow'] as const
export type ReactionKind = (typeof reactionKinds)[number]
export const audiences = ['public', 'followers', 'club', 'me'] as const
export type Audience = (typeof audiences)[number]

export const counts = z
  .object({ like: z.int(), love: z.int(), fire: z.int(), strong: z.int(), clap: z.int(), wow: z.int() })
  .meta({ id: 'Reactions' })
export type Reactions = z.infer<typeof counts>

export const postPicture = uploadedPicture.omit({ blurhash: true }).extend({ alt: z.string() }).meta({ id: 'PostPicture' })
export type PostPicture = z.infer<typeof postPicture>

/** A product tagged in a post. `isOwner`: its author received it in an order from this shop. */
export const taggedProduct = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    photo: z.string().nullable(),
    price: money,
    oldPrice: money.nullable(),
    isInStock: z.boolean(),
    isOwner: z.boolean(),
  })
  .meta({ id: 'TaggedProduct' })
export type TaggedProduct = z.infer<typeof taggedProduct>

export const linkKinds = ['product', 'club', 'person', 'post', 'article', 'collection', 'routine'] as const
export type LinkKind = (typeof linkKinds)[number]

/** A preview card of a page of ours that a post links to. `product`: for a product page, replaces picture and line. */
export const linkPreview = z
  .object({
    kind: z.enum(linkKinds),
    path: z.string(),
    title: z.string(),
    text: z.string(),
    picture: z.string().nullable(),
    product: taggedProduct.nullable(),
  })
  .meta({ id: 'LinkPreview' })
export type LinkPreview = z.infer<typeof linkPreview>

/** A quoted post, as shown in the quote. */
export const quotedPost = z
  .object({
    id,
    author: person,
    /** The beginning of its text. */
    text: z.string(),
    picture: postPicture.nullable(),
    record: record.pick({ lift: true, measure: true, value: true }).nullable(),
    hasPoll: z.boolean(),
    createdAt: time,
  })
  .meta({ id: 'QuotedPost' })
export type QuotedPost = z.infer<typeof quotedPost>

export const post = z
  .object({
    id,
    author: person,
    text: z.string(),
    mentions: z.array(z.string()),
    links: z.array(textLink),
    media: z.array(postPicture),
    audience: z.enum(audiences),
    /** `role`: the caller's role; null if they aren't a member. */
    club: z.object({ slug: z.string(), name: z.string(), role: z.enum(clubRoles).nullable() }).nullable(),
    /** `gain`: the improvement over all that its author logged before, in the unit of `value`; null for a first one or no improvement. */
    record: record.omit({ isBeingChecked: true }).extend({ gain: z.number().nullable() }).nullable(),
    /** Its record waits for a check by staff. Until then, `record` is present for its author only. */
    isRecordBeingChecked: z.boolean(),
    poll: poll.nullable(),
    isQuote: z.boolean(),
    /** Null if the quoted post was deleted, or isn't visible to the caller. */
    quote: quotedPost.nullable(),
    products: z.array(taggedProduct),
    /** A preview of the text's first URL of our own, if the caller may see its target. */
    preview: linkPreview.nullable(),
    counts,
    mine: z.enum(reactionKinds).nullable(),
    comments: z.int(),
    /** The oldest comment that the caller may read. */
    firstComment: comment.nullable(),
    reposts: z.int(),
    isReposted: z.boolean(),
    /** Whether its author allows reposts and quotes. */
    allowsReposts: z.boolean(),
    /** It's public, and its author allows sharing of all their posts. */
    isShareable: z.boolean(),
    isSaved: z.boolean(),
    isPinned: z.boolean(),
    createdAt: time,
    editedAt: time.nullable(),
    /** It contains a word that the caller has muted, so it's collapsed until they open it. */
    isMuted: z.boolean(),
    /** That word, as the caller muted it. */
    mutedWord: z.string().nullable(),
    /** Why moderators took it down; it's then visible only to its author. */
    removedReason: z.string().nullable(),
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof post>

/** Who reposted a post: the most recent person, when, and the number of others. */
export const repostedBy = z.object({ person, at: time, others: z.int() }).meta({ id: 'RepostedBy' })
export type RepostedBy = z.infer<typeof repostedBy>
