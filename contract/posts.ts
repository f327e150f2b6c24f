import { z } from 'zod'
import { clubRoles, slug } from './clubs/clubs.ts'
import { comment, textLink } from './comments.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, messageOnly, money, multiline, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { mediaUrl, pictureRefusals, uploadedPicture } from './media.ts'
import { handle, person } from './people.ts'
import { newPoll, poll } from './polls.ts'
import { communityLimits } from './rate-limits.ts'
import { logRecord, record } from './records.ts'
import { tagName } from './tags.ts'

export const reactionKinds = ['like', 'love', 'fire', 'strong', 'clap', 'wow'] as const
export type ReactionKind = (typeof reactionKinds)[number]
export const audiences = ['public', 'followers', 'club', 'me'] as const
export type Audience = (typeof audiences)[number]

const counts = z
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
    /** Why moderators took it down; it's then visible only to its author. */
    removedReason: z.string().nullable(),
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof post>

const tag = 'Posts'
const page = { limit, cursor: cursor.optional() }
/** A page of posts. */
export const posts = z.object({ items: z.array(post), nextCursor: z.string().nullable() })
/** Who reposted a post: the most recent person, and the number of others. */
export const repostedBy = z.object({ person, others: z.int() }).meta({ id: 'RepostedBy' })
export type RepostedBy = z.infer<typeof repostedBy>
const writing = multiline(0, limits.post.text)
const productIds = z.array(id).max(limits.post.productsMax).default([])
const isSaved = z.object({ isSaved: z.boolean() })

export const createPost = endpoint({
  id: 'createPost',
  route: 'POST /post/create',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  idempotent: 'optional',
  summary: 'Post text, pictures, a record, a poll or all of them; or quote a post',
  input: z.object({
    text: writing.default(''),
    media: z
      .array(z.strictObject({ url: mediaUrl, alt: text(0, limits.upload.alt).default('') }))
      .max(limits.post.picturesMax)
      .default([]),
    audience: z.enum(audiences).default('public'),
    clubId: id.optional(),
    /** A new record to log with the post. */
    record: logRecord.input.optional(),
    /** An existing record. */
    recordId: id.optional(),
    productIds,
    poll: newPoll.optional(),
    /** The quoted post. */
    quotedId: id.optional(),
    allowsReposts: z.boolean().default(true),
  }),
  output: post,
  refusals: [
    'NOT_FOUND',
    'POST_IS_NOT_PUBLIC',
    'REPOSTS_ARE_OFF',
    'ONLY_MEMBERS_OF_THE_CLUB_MAY',
    'TOO_MANY_RECORDS',
    'ACCOUNT_IS_SUSPENDED',
    'IDEMPOTENCY_KEY_IS_MISSING',
    'IDEMPOTENCY_KEY_IS_USED',
    ...pictureRefusals,
  ],
})
export const getPost = endpoint({
  id: 'getPost',
  route: 'GET /post/:id',
  tag,
  auth: 'guest',
  summary: 'Get a post',
  input: z.object({ id }),
  output: post,
  refusals: ['NOT_FOUND'],
})
export const changePost = endpoint({
  id: 'changePost',
  route: 'PATCH /post/:id',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary:
    "Change the text, the audience, the products or the consent to reposts of one's own post: only the fields sent. A poll never changes",
  input: z.object({
    id,
    text: writing.optional(),
    audience: z.enum(audiences).optional(),
    productIds: z.array(id).max(limits.post.productsMax).optional(),
    allowsReposts: z.boolean().optional(),
  }),
  output: post,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ONLY_MEMBERS_OF_THE_CLUB_MAY', 'ACCOUNT_IS_SUSPENDED'],
})
export const deletePost = endpoint({
  id: 'deletePost',
  route: 'DELETE /post/:id',
  tag,
  auth: 'customer',
  summary: "Delete one's own post with its comments, reactions and pictures",
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const reactToPost = endpoint({
  id: 'reactToPost',
  route: 'POST /post/:postId/multireaction',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'React to a post, change the reaction or take it back: one for each person and post',
  input: z.object({
    postId: id,
    /** The post's author. */
    ownerId: id,
    reactionType: z.enum(reactionKinds),
    isReacting: z.boolean(),
  }),
  output: z.object({ counts, mine: z.enum(reactionKinds).nullable() }),
  refusals: ['NOT_FOUND', 'ACCOUNT_IS_SUSPENDED'],
})
export const savePost = endpoint({
  id: 'savePost',
  route: 'PUT /post/:id/save',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Save a post for later',
  input: z.object({ id }),
  output: isSaved,
  refusals: ['NOT_FOUND'],
})
export const unsavePost = endpoint({
  id: 'unsavePost',
  route: 'DELETE /post/:id/save',
  tag,
  auth: 'customer',
  summary: 'Take a post out of those saved',
  input: z.object({ id }),
  output: isSaved,
  refusals: [],
})
export const listSavedPosts = endpoint({
  id: 'listSavedPosts',
  route: 'GET /saved-posts',
  tag,
  auth: 'customer',
  summary: 'List the posts one has saved, the last saved first',
  input: z.object(page),
  output: posts,
  refusals: [],
})
export const listPersonPosts = endpoint({
  id: 'listPersonPosts',
  route: 'GET /people/:handle/posts',
  tag,
  auth: 'guest',
  summary: "List a person's posts and reposts that the caller may see, the newest first",
  input: z.object({ handle, ...page }),
  output: posts.extend({ items: z.array(post.extend({ repostedBy: repostedBy.nullable() })) }),
  refusals: ['NOT_FOUND'],
})
export const listTagPosts = endpoint({
  id: 'listTagPosts',
  route: 'GET /tags/:tag/posts',
  tag,
  auth: 'guest',
  summary: 'List the posts with a hashtag that the caller may see, the newest first',
  input: z.object({ tag: tagName, ...page }),
  output: posts,
  refusals: [],
})
export const listProductPosts = endpoint({
  id: 'listProductPosts',
  route: 'GET /user/products/:id/posts',
  tag,
  auth: 'guest',
  summary:
    'List the posts that name a product and that the caller may see: first those of people who had it delivered from here, then the newest',
  input: z.object({ id, ...page }),
  output: posts,
  refusals: [],
})
export const listClubPosts = endpoint({
  id: 'listClubPosts',
  route: 'GET /clubs/:slug/posts',
  tag,
  auth: 'guest',
  summary: 'List the posts of a club that the caller may see, the newest first; the pinned ones come with the first page',
  input: z.object({ slug, ...page }),
  output: posts.extend({ pinned: z.array(post) }),
  refusals: ['NOT_FOUND'],
})
const pinning = {
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  input: z.object({ id }),
  output: z.object({ isPinned: z.boolean() }),
} as const
export const pinPost = endpoint({
  id: 'pinPost',
  route: 'PUT /post/:id/pin',
  ...pinning,
  summary: 'Pin a post in its club, at most three; for owner, admins and moderators',
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'TOO_MANY_PINNED', 'ACCOUNT_IS_SUSPENDED'],
})
export const unpinPost = endpoint({
  id: 'unpinPost',
  route: 'DELETE /post/:id/pin',
  ...pinning,
  summary: 'Unpin a post',
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
