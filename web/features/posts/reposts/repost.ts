import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { changePost, postNow } from '../store.ts'

const sending = new Set<string>()

/** Reposts a post or undoes it, optimistically: reverted if the call fails. */
export function toggleRepost(id: string): void {
  requireSignIn(() => {
    const post = postNow(id)
    if (post && !sending.has(id)) void send(id, !post.isReposted)
  })
}

async function send(id: string, isReposted: boolean): Promise<void> {
  const by = isReposted ? 1 : -1
  sending.add(id)
  changePost(id, (post) => ({ ...post, isReposted, reposts: post.reposts + by }))
  try {
    const now = await signed(isReposted ? 'PUT /post/:id/repost' : 'DELETE /post/:id/repost', { id })
    changePost(id, (post) => ({ ...post, ...now }))
  } catch (error) {
    changePost(id, (post) => ({ ...post, isReposted: !isReposted, reposts: post.reposts - by }))
    toastError(error)
  } finally {
    sending.delete(id)
  }
}
