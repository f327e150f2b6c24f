import type { ApiOutput } from '#contract/api.ts'
import { call } from '#web/lib/call.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'

export interface TagData {
  tag: string
  /** The number of public posts with the hashtag. */
  posts: number
  page: ApiOutput<'GET /tags/:tag/posts'>
  trending: ApiOutput<'GET /trending-tags'>['items']
}

/** The latest public posts with a hashtag, their number, and trending hashtags. */
export async function loader({ params }: LoaderFunctionArgs): Promise<TagData> {
  const tag = (params.tag ?? '').toLowerCase().normalize('NFC')
  const [page, { posts }, trending] = await Promise.all([
    call('GET /tags/:tag/posts', { tag, limit: 20 }),
    call('GET /tags/:tag', { tag }),
    call('GET /trending-tags', {}),
  ])
  return { tag, posts, page, trending: trending.items }
}
