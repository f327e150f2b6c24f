import type { Post } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { localPath } from '#web/lib/locale-path.ts'
import { loadText, textOf, type Translate } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { clubList, raisePost } from './club-list.ts'
import { hidePostsOf } from './lists.ts'
import { changePost, putPosts } from './store.ts'

const changing = new Set<string>()

/** Pins a post in its club, or unpins it, optimistically: undone if the call fails. */
export async function togglePinned({ id, club, isPinned }: Pick<Post, 'id' | 'club' | 'isPinned'>): Promise<void> {
  if (!club || changing.has(id)) return
  changing.add(id)
  const show = (pinned: boolean) => changePost(id, (post) => ({ ...post, isPinned: pinned }))
  show(!isPinned)
  try {
    const texts = loadText(document.documentElement.lang, ['club-forms'])
    await Promise.all([signed(isPinned ? 'DELETE /post/:id/pin' : 'PUT /post/:id/pin', { id }), texts])
    // An unpinned post returns to its date when the list is next loaded.
    if (!isPinned) raisePost(clubList(club.slug), id)
    toast('success', textOf('club-forms')(isPinned ? 'posts.unpinned' : 'posts.pinned', { club: club.name }))
  } catch (error) {
    show(isPinned)
    toastError(error)
  } finally {
    changing.delete(id)
  }
}

/** The texts of the toasts; loaded on demand, since most readers never need them. */
async function laterText(): Promise<Translate<'report-content'>> {
  await loadText(document.documentElement.lang, ['report-content'])
  return textOf('report-content')
}

/** Copies the link to a post. */
export async function copyLink({ id }: Post): Promise<void> {
  const copied = await copyToClipboard(window.location.origin + localPath(urls.post(id)))
  toast(copied ? 'success' : 'error', (await laterText())(copied ? 'menu.copied' : 'menu.notCopied'))
}

/** Turns reposts and quotes of the member's own post on or off. */
export async function toggleReposts({ id, allowsReposts }: Post): Promise<void> {
  try {
    putPosts([await signed('PATCH /post/:id', { id, allowsReposts: !allowsReposts })])
    toast('success', (await laterText())(allowsReposts ? 'menu.repostsOff' : 'menu.repostsOn'))
  } catch (error) {
    toastError(error)
  }
}

/** Mutes a post's author, and removes their posts from the lists. */
export async function muteAuthor({ author }: Post): Promise<void> {
  try {
    await signed('PUT /people/:handle/mute', { handle: author.handle })
    hidePostsOf(author.id)
    toast('success', (await laterText())('menu.muted', { name: author.name }))
  } catch (error) {
    toastError(error)
  }
}
