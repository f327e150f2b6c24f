import { isRefusal } from '#contract/refusal.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { changePost, putPosts } from '../store.ts'

/** Votes as the member, or withdraws the vote (no choices). Returns whether it succeeded; never rejects. */
export async function vote(id: string, choices: number[]): Promise<boolean> {
  try {
    const poll = await signed('PUT /post/:id/vote', { id, choices })
    changePost(id, (post) => ({ ...post, poll }))
    return true
  } catch (error) {
    toastError(error)
    if (isRefusal(error) && error.code === 'POLL_IS_OVER') await reload(id)
    return false
  }
}

/** Reloads a post whose poll has ended. */
export async function reload(id: string): Promise<void> {
  try {
    putPosts([await signed('GET /post/:id', { id })])
  } catch (error) {
    toastError(error)
  }
}
