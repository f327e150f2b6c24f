import { loadSanitizer } from '#server/modules/content/content.ts'
import { outbound } from '#server/outbound.ts'
import { wordpressPost } from './wordpress-post.ts'
import { isAllowed, pictureAddress } from './picture-addresses.ts'
import { type TrimmedPost, trimPost } from './trim-post.ts'

/** The request to the thread. */
export interface FeedRequest {
  url: string
  name: string
  pictureHosts: string[]
  secret: string
  timeoutMs: number
}

const bytesMax = 12_000_000
const postsMax = 100
const feedPath = '/wp-json/wp/v2/posts?_embed&order=desc&page=1&per_page=100&status=publish'

/** Fetches and trims the posts of a WordPress site. Fails with an Error; a post that can't be read is left out. */
export async function readFeed({ url, name, pictureHosts, secret, timeoutMs }: FeedRequest): Promise<TrimmedPost[]> {
  const answer = await outbound(url + feedPath, { timeoutMs, maxBytes: bytesMax, headers: { accept: 'application/json' } })
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
  const posts: unknown = JSON.parse(await answer.text())
  if (!Array.isArray(posts)) throw new Error('answered no list of posts')
  const pictureOf = (picture: string) => (isAllowed(picture, pictureHosts) ? pictureAddress(secret, picture) : null)
  const sanitize = await loadSanitizer()
  return posts.slice(0, postsMax).flatMap((post) => {
    const read = wordpressPost.safeParse(post).data
    const trimmed = read && trimPost(read, { url, name, pictureOf, sanitize })
    return trimmed ? [trimmed] : []
  })
}
