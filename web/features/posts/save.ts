import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { changePost, postNow } from './store.ts'

const saving = new Set<string>()

/** Saves a post for later or removes it, optimistically: reverted if the call fails. */
export function toggleSavedPost(id: string): void {
  requireSignIn(() => {
    const post = postNow(id)
    if (post && !saving.has(id)) void set(id, !post.isSaved)
  })
}

async function set(id: string, isSaved: boolean): Promise<void> {
  saving.add(id)
  changePost(id, (post) => ({ ...post, isSaved }))
  try {
    await signed(isSaved ? 'PUT /post/:id/save' : 'DELETE /post/:id/save', { id })
  } catch (error) {
    changePost(id, (post) => ({ ...post, isSaved: !isSaved }))
    toastError(error)
  } finally {
    saving.delete(id)
  }
}
