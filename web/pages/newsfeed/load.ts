import type { ApiOutput } from '#contract/api.ts'
import { call } from '#web/lib/call.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { viewIn } from './feed-views.ts'

export interface NewsfeedData {
  /** What is popular, where the server renders that view; null where the browser loads it, or it couldn't be loaded. */
  popular: ApiOutput<'GET /post/popular'> | null
}

/** Whom one follows is the browser's to ask; what is popular for everyone is rendered by the server. */
export async function loader({ request }: LoaderFunctionArgs): Promise<NewsfeedData> {
  const isPopular = viewIn(new URL(request.url).searchParams) === 'popular'
  return { popular: import.meta.env.SSR && isPopular ? await call('GET /post/popular', { limit: 20 }).catch(() => null) : null }
}
