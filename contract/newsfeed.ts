import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, queryFlag } from './fields.ts'
import { post, repostedBy } from './post.ts'
import { posts } from './posts.ts'

const tag = 'Posts'
const page = { limit, cursor: cursor.optional() }

export const listPopularPosts = endpoint({
  id: 'listPopularPosts',
  route: 'GET /post/popular',
  tag,
  auth: 'guest',
  summary: 'List popular recent posts for everyone: reactions and comments count, and less with each day',
  input: z.object({
    /** Only posts with a record that is a personal best, or posts about a product. */
    about: z.enum(['record', 'product']).optional(),
    ...page,
  }),
  output: posts,
  refusals: [],
})
export const getNewsfeed = endpoint({
  id: 'getNewsfeed',
  route: 'GET /post/newsfeed',
  tag,
  auth: 'customer',
  summary:
    'Get the posts and reposts of the people the caller follows, the posts of their clubs and hashtags, and their own, newest first; then popular posts, so that it is never empty',
  input: z.object({
    /** Starts at the newest post and ignores the cursor. */
    refresh: queryFlag.default(false),
    ...page,
  }),
  output: z.object({
    /**
     * `isPopular`: by someone the caller doesn't follow, but with many likes. `followedTag`: included only because the caller follows this
     * hashtag. `repostedBy`: placed at the time when someone whom the caller follows reposted it. `entryId`: its position, the id of the
     * post or of the last repost.
     */
    items: z.array(
      post.extend({ isPopular: z.boolean(), followedTag: z.string().nullable(), repostedBy: repostedBy.nullable(), entryId: id }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
})
export const countNewPosts = endpoint({
  id: 'countNewPosts',
  route: 'GET /post/newsfeed/new',
  tag,
  auth: 'customer',
  summary: 'Count the newsfeed entries that are newer than a given one, at most 20',
  input: z.object({ since: id }),
  output: z.object({ count: z.int() }),
  refusals: [],
})
