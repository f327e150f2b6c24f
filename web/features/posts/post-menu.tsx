import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { localPath } from '#web/lib/locale-path.ts'
import { useText } from '#web/lib/text.ts'
import { toastShopUnreachable } from '#web/lib/unreachable.ts'
import { withText } from '#web/lib/with-text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { SendTo } from '#web/features/profiles/send-to/send-to.tsx'
import { Block, Report, TakeDown } from '#web/features/report-content/report.tsx'
import { hidePostsOf, removePost } from './lists.ts'
import { isClubStaff } from './is-club-staff.ts'
import { PostIcon } from './post-icon.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

/** Loaded on demand, since most readers never use it. */
const act = (run: (acts: typeof import('./post-acts.ts')) => Promise<void>): void =>
  void import('./post-acts.ts').then(run).catch(toastShopUnreachable)
const DeletePost = pressedPart(async () => (await withText(['report-content'], import('./delete-post.tsx'))).DeletePost)

const DetachQuote = pressedPart(async () => (await withText(['report-content'], import('./reposts/detach-quote.tsx'))).DetachQuote)

/** The actions on a post besides reactions. */
export function PostMenu({ post, onEdit }: { post: Post; onEdit: () => void }) {
  const { id, author, club, isPinned, audience, allowsReposts, quote } = post
  const t = useText('posts')
  const isOwn = useSession(({ customer }) => customer?.id === author.id)
  const isQuoted = useSession(({ customer }) => customer !== null && customer.id === quote?.author.id)
  const [asking, setAsking] = useState<'report' | 'block' | 'take-down' | 'delete' | 'detach' | 'send' | null>(null)
  const close = () => setAsking(null)
  const hide = () => hidePostsOf(author.id)
  const items: MenuItem[] = [
    { label: t('menu.copy'), onChoose: () => act(({ copyLink }) => copyLink(post)) },
    { label: t('menu.send'), onChoose: () => requireSignIn(() => setAsking('send')) },
    ...(isClubStaff(club)
      ? [{ label: t(isPinned ? 'menu.unpin' : 'menu.pin'), onChoose: () => act(({ togglePinned }) => togglePinned(post)) }]
      : []),
    ...(isQuoted ? [{ label: t('menu.detach'), onChoose: () => setAsking('detach') }] : []),
    ...(isOwn
      ? [
          { label: t('menu.edit'), onChoose: onEdit },
          ...(audience === 'public'
            ? [
                {
                  label: t(allowsReposts ? 'menu.repostsOff' : 'menu.repostsOn'),
                  onChoose: () => act(({ toggleReposts }) => toggleReposts(post)),
                },
              ]
            : []),
          { label: t('menu.delete'), danger: true, onChoose: () => setAsking('delete') },
        ]
      : [
          {
            label: t('menu.mute', { name: author.name }),
            onChoose: () => requireSignIn(() => act(({ muteAuthor }) => muteAuthor(post))),
          },
          { label: t('menu.block', { name: author.name }), onChoose: () => requireSignIn(() => setAsking('block')) },
          { label: t('menu.report'), danger: true, onChoose: () => requireSignIn(() => setAsking('report')) },
          ...(isClubStaff(club) ? [{ label: t('menu.takeDown'), danger: true, onChoose: () => setAsking('take-down') }] : []),
        ]),
  ]
  return (
    <>
      <Menu label={t('menu.label')} groups={[{ items }]}>
        {(trigger) => (
          <IconButton label={t('menu.of', { name: author.name })} className="-me-2" {...trigger}>
            <PostIcon name="more" />
          </IconButton>
        )}
      </Menu>
      {asking === 'report' && (
        <Report what={{ kind: 'post', id, handle: author.handle, name: author.name }} onClose={close} onHide={hide} />
      )}
      {asking === 'send' && <SendTo what={{ address: window.location.origin + localPath(urls.post(id)) }} onClose={close} />}
      {asking === 'block' && <Block person={author} onClose={close} onBlocked={hide} />}
      {asking === 'take-down' && club && (
        <TakeDown kind="post" id={id} author={author} club={club} onClose={close} onDone={() => removePost(id)} />
      )}
      {asking === 'detach' && <DetachQuote id={id} name={author.name} onClose={close} />}
      {asking === 'delete' && <DeletePost id={id} onClose={close} />}
    </>
  )
}
