import { z } from 'zod'
import { slug } from './clubs/clubs.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, messageOnly, multiline, text } from './fields.ts'
import { limits } from './limits.ts'
import { mediaUrl, pictureRefusals } from './media.ts'
import { handle } from './people.ts'
import { newPoll } from './polls.ts'
import { communityLimits } from './rate-limits.ts'
import { logRecord } from './records.ts'
import { tagName } from './hashtags.ts'
import { reactionKinds, audiences, counts, post, repostedBy } from './post.ts'

const tag = 'Posts'
const page = { limit, cursor: cursor.optional() }
/** A page of posts. */
export const posts = z.object({ items: z.array(post), nextCursor: z.string().nullable() })
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
    "Change the text, the audience, the products or the consent to reposts of the caller's own post: only the fields sent. A poll never changes",
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
  summary: "Delete the caller's own post with its comments, reactions and pictures",
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
  summary: 'React to a post, change the reaction or withdraw it: one for each person and post',
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
  summary: 'Remove a post from the saved ones',
  input: z.object({ id }),
  output: isSaved,
  refusals: [],
})
export const listSavedPosts = endpoint({
  id: 'listSavedPosts',
  route: 'GET /saved-posts',
  tag,
  auth: 'customer',
  summary: 'List the posts the caller has saved, last saved first',
  input: z.object(page),
  output: posts,
  refusals: [],
})
export const listPersonPosts = endpoint({
  id: 'listPersonPosts',
  route: 'GET /people/:handle/posts',
  tag,
  auth: 'guest',
  summary: "List a person's posts and reposts that the caller may see, newest first",
  input: z.object({ handle, ...page }),
  output: posts.extend({ items: z.array(post.extend({ repostedBy: repostedBy.nullable() })) }),
  refusals: ['NOT_FOUND'],
})
export const listTagPosts = endpoint({
  id: 'listTagPosts',
  route: 'GET /tags/:tag/posts',
  tag,
  auth: 'guest',
  summary: 'List the posts with a hashtag that the caller may see, newest first',
  input: z.object({ tag: tagName, ...page }),
  output: posts,
  refusals: [],
})
export const listProductPosts = endpoint({
  id: 'listProductPosts',
  route: 'GET /user/products/:id/posts',
  tag,
  auth: 'guest',
  summary: 'List the posts that name a product and that the caller may see: first those of people it was delivered to, then the newest',
  input: z.object({ id, ...page }),
  output: posts,
  refusals: [],
})
export const listClubPosts = endpoint({
  id: 'listClubPosts',
  route: 'GET /clubs/:slug/posts',
  tag,
  auth: 'guest',
  summary: 'List the posts of a club that the caller may see, newest first; the pinned ones come with the first page',
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
