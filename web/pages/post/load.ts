import type { Post } from '#contract/post.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { CommentPage } from '#web/features/posts/comments/use-comments.ts'
import { call } from '#web/lib/call.ts'
import { withStatus } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'

export interface PostData {
  id: string
  /** Null if it isn't public or doesn't exist; the browser then requests it as the signed-in member. */
  post: Post | null
  comments: CommentPage | null
}

/** A public post, with the first comments. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = (params.id ?? '').toLowerCase()
  try {
    const [post, comments] = await Promise.all([
      call('GET /post/:id', { id }),
      call('GET /post/:id/comments', { id, limit: 20 }).catch(() => null),
    ])
    return { id, post, comments } satisfies PostData
  } catch (error) {
    if (!isRefusal(error) || error.status !== 404) throw error
    return withStatus<PostData>({ id, post: null, comments: null }, 404)
  }
}
