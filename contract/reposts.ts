import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, messageOnly } from './fields.ts'
import { communityLimits } from './rate-limits.ts'

const tag = 'Posts'
const reposted = z.object({ reposts: z.int(), isReposted: z.boolean() })

export const repostPost = endpoint({
  id: 'repostPost',
  route: 'PUT /post/:id/repost',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: "Repost a post to the caller's followers: one that everyone may read, and whose author allows it",
  input: z.object({ id }),
  output: reposted,
  refusals: ['NOT_FOUND', 'POST_IS_NOT_PUBLIC', 'REPOSTS_ARE_OFF', 'ACCOUNT_IS_SUSPENDED'],
})
export const undoRepost = endpoint({
  id: 'undoRepost',
  route: 'DELETE /post/:id/repost',
  tag,
  auth: 'customer',
  summary: 'Undo a repost',
  input: z.object({ id }),
  output: reposted,
  refusals: [],
})
export const detachQuote = endpoint({
  id: 'detachQuote',
  route: 'DELETE /post/:id/quote',
  tag,
  auth: 'customer',
  summary: "Remove the caller's own post from a post that quotes it, for good; the rest of that post stays",
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
