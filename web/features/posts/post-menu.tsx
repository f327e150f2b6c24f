import { lazy, Suspense, useState } from 'react'
import type { Post } from '#contract/posts.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSession } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { Block, Report } from '#web/features/reports/report.tsx'
import { hidePostsOf, removePost } from './lists.ts'
import { looksAfter } from './looks-after.ts'
import { Sign } from './sign.tsx'
import { TakeDown } from './take-down.tsx'
import { localPath } from '#web/lib/locale-path.ts'

const DeletePost = lazy(async () => ({ default: (await import('./delete-post.tsx')).DeletePost }))

/** What can be done with a post besides reacting to it. */
export function PostMenu({ post, onEdit }: { post: Post; onEdit: () => void }) {
  const { id, author, club, isPinned } = post
  const t = useText('posts')
  const isOwn = useSession(({ customer }) => customer?.id === author.id)
  const [deleting, setDeleting] = useState<boolean | null>(null)
  const [asking, setAsking] = useState<'report' | 'block' | 'take-down' | null>(null)
  const close = () => setAsking(null)
  const hide = () => hidePostsOf(author.id)
  async function copy() {
    const copied = await copyToClipboard(window.location.origin + localPath(urls.post(id)))
    toast(copied ? 'success' : 'error', t(copied ? 'menu.copied' : 'menu.notCopied'))
  }
  async function pin() {
    const { togglePinned } = await import('./pin.ts')
    await togglePinned(post)
  }
  async function mute() {
    try {
      await signed('PUT /people/:handle/mute', { handle: author.handle })
      toast('success', t('menu.muted', { name: author.name }))
      hide()
    } catch (error) {
      toast('error', errorMessage(error))
    }
  }
  const items: MenuItem[] = [
    { label: t('menu.copy'), onChoose: () => void copy() },
    ...(looksAfter(club) ? [{ label: t(isPinned ? 'menu.unpin' : 'menu.pin'), onChoose: () => void pin() }] : []),
    ...(isOwn
      ? [
          { label: t('menu.edit'), onChoose: onEdit },
          { label: t('menu.delete'), danger: true, onChoose: () => setDeleting(true) },
        ]
      : [
          { label: t('menu.mute', { name: author.name }), onChoose: () => requireSignIn(() => void mute()) },
          { label: t('menu.block', { name: author.name }), onChoose: () => requireSignIn(() => setAsking('block')) },
          { label: t('menu.report'), danger: true, onChoose: () => requireSignIn(() => setAsking('report')) },
          ...(looksAfter(club) ? [{ label: t('menu.takeDown'), danger: true, onChoose: () => setAsking('take-down') }] : []),
        ]),
  ]
  return (
    <>
      <Menu label={t('menu.label')} groups={[{ items }]}>
        {(trigger) => (
          <IconButton label={t('menu.of', { name: author.name })} className="-me-2" {...trigger}>
            <Sign name="more" />
          </IconButton>
        )}
      </Menu>
      {asking === 'report' && (
        <Report what={{ kind: 'post', id, handle: author.handle, name: author.name }} onClose={close} onHide={hide} />
      )}
      {asking === 'block' && <Block person={author} onClose={close} onBlocked={hide} />}
      {asking === 'take-down' && club && (
        <TakeDown kind="post" id={id} author={author} club={club} onClose={close} onDone={() => removePost(id)} />
      )}
      {deleting !== null && (
        <Suspense>
          <DeletePost id={id} open={deleting} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  )
}
