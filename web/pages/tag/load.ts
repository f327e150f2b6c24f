import type { ApiOutput } from '#contract/api.ts'
import { call } from '#web/lib/call.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'

export interface TagData {
  tag: string
  page: ApiOutput<'GET /tags/:tag/posts'>
}

/** The newest posts with a hashtag that everyone may see. */
export async function loader({ params }: LoaderFunctionArgs): Promise<TagData> {
  const tag = (params.tag ?? '').toLowerCase()
  return { tag, page: await call('GET /tags/:tag/posts', { tag, limit: 20 }) }
}
