import type { Post } from '#contract/posts.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { loadText, textOf } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { clubList, raisePost } from './club-list.ts'
import { changePost } from './store.ts'

const changing = new Set<string>()

/** Pins a post in its club, or unpins it: shown right away, and back again where that fails. */
export async function togglePinned({ id, club, isPinned }: Pick<Post, 'id' | 'club' | 'isPinned'>): Promise<void> {
  if (!club || changing.has(id)) return
  changing.add(id)
  const show = (pinned: boolean) => changePost(id, (post) => ({ ...post, isPinned: pinned }))
  show(!isPinned)
  try {
    const texts = loadText(document.documentElement.lang, ['club-forms'])
    await Promise.all([signed(isPinned ? 'DELETE /post/:id/pin' : 'PUT /post/:id/pin', { id }), texts])
    // What is unpinned stands at its date once the list is loaded again.
    if (!isPinned) raisePost(clubList(club.slug), id)
    toast('success', textOf('club-forms')(isPinned ? 'posts.unpinned' : 'posts.pinned', { club: club.name }))
  } catch (error) {
    show(isPinned)
    toast('error', errorMessage(error))
  } finally {
    changing.delete(id)
  }
}
