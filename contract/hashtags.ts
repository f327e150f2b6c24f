import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { communityLimits } from './rate-limits.ts'

/** A hashtag without its sign, in lower case; Unicode-normalized, so that composed and decomposed letters are equal. */
export const tagName = z
  .string()
  .trim()
  .toLowerCase()
  .normalize('NFC')
  .regex(/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,59}$/u)

const tag = 'Posts'
const byTag = z.object({ tag: tagName })
const followed = z.object({ isFollowed: z.boolean() })

export const getTag = endpoint({
  id: 'getTag',
  route: 'GET /tags/:tag',
  tag,
  auth: 'guest',
  summary: 'Get how many posts for everyone have a hashtag, counted up to 1000, and whether the caller follows it',
  input: byTag,
  output: z.object({ hashtag: z.string(), posts: z.int(), isFollowed: z.boolean() }),
  refusals: [],
})
export const followTag = endpoint({
  id: 'followTag',
  route: 'PUT /tags/:tag/follow',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: "Follow a hashtag: its posts for everyone appear in the caller's newsfeed",
  input: byTag,
  output: followed,
  refusals: ['TOO_MANY_TAGS_FOLLOWED'],
})
export const unfollowTag = endpoint({
  id: 'unfollowTag',
  route: 'DELETE /tags/:tag/follow',
  tag,
  auth: 'customer',
  summary: 'Unfollow a hashtag',
  input: byTag,
  output: followed,
  refusals: [],
})
export const listFollowedTags = endpoint({
  id: 'listFollowedTags',
  route: 'GET /followed-tags',
  tag,
  auth: 'customer',
  summary: 'List the hashtags the caller follows, by name; there are at most 50',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ hashtag: z.string() })) }),
  refusals: [],
})
export const listTrendingTags = endpoint({
  id: 'listTrendingTags',
  route: 'GET /trending-tags',
  tag,
  auth: 'guest',
  summary:
    'List the hashtags that the most people posted in the last 30 days, at most ten, the latest counting most; updated every five minutes',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ hashtag: z.string(), people: z.int() })) }),
  refusals: [],
})
