import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, messageOnly, multiline, time } from './fields.ts'
import { limits } from './limits.ts'
import { person } from './people.ts'
import { communityLimits } from './rate-limits.ts'

/** A hashtag, a mention or a URL of our own in a text: where it starts, its length, and its path without the language prefix. */
export const textLink = z.object({ index: z.int(), length: z.int(), path: z.string() }).meta({ id: 'TextLink' })
export type TextLink = z.infer<typeof textLink>

export const comment = z
  .object({
    id,
    parentId: id.nullable(),
    author: person,
    text: z.string(),
    /** Handles mentioned in the text that exist. */
    mentions: z.array(z.string()),
    /** The links in the text, in order. */
    links: z.array(textLink),
    replies: z.int(),
    createdAt: time,
    editedAt: time.nullable(),
    /** It contains a word that the caller has muted, so it's collapsed until they open it. */
    isMuted: z.boolean(),
    /** That word, as the caller muted it. */
    mutedWord: z.string().nullable(),
    /** Why moderators took it down; it's then visible only to its author. */
    removedReason: z.string().nullable(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof comment>

const tag = 'Posts'
const commentText = multiline(1, limits.post.commentText)

export const addComment = endpoint({
  id: 'addComment',
  route: 'POST /post/:id/comments',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Comment on a post, or reply to a comment of it',
  input: z.object({ id, text: commentText, parentId: id.optional() }),
  output: comment,
  refusals: ['NOT_FOUND', 'TOO_MANY_COMMENTS', 'ACCOUNT_IS_SUSPENDED'],
})
export const listComments = endpoint({
  id: 'listComments',
  route: 'GET /post/:id/comments',
  tag,
  auth: 'guest',
  summary: 'List the comments on a post, or the replies to one of them, oldest first',
  input: z.object({ id, parentId: id.optional(), limit, cursor: cursor.optional() }),
  output: z.object({ items: z.array(comment), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const changeComment = endpoint({
  id: 'changeComment',
  route: 'PATCH /comments/:id',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: "Change the caller's own comment",
  input: z.object({ id, text: commentText }),
  output: comment,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const deleteComment = endpoint({
  id: 'deleteComment',
  route: 'DELETE /comments/:id',
  tag,
  auth: 'customer',
  summary: "Delete the caller's own comment, or one on the caller's own post, with its replies",
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
