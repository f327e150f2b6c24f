import type { ApiOutput } from '#contract/api.ts'
import { call } from '#web/lib/call.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { parseFeedView } from './feed-views.ts'

export interface NewsfeedData {
  /** Popular posts, where the server renders that view; null where the browser loads them, or they couldn't be loaded. */
  popular: ApiOutput<'GET /post/popular'> | null
}

/** Loads popular posts, which are the same for everyone. A member's own feed is loaded in the browser. */
export async function loader({ request }: LoaderFunctionArgs): Promise<NewsfeedData> {
  const isPopular = parseFeedView(new URL(request.url).searchParams) === 'popular'
  return { popular: import.meta.env.SSR && isPopular ? await call('GET /post/popular', { limit: 20 }).catch(() => null) : null }
}
