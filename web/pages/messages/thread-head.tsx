import { useState } from 'react'
import type { Person, Relation } from '#contract/people.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { PostIcon } from '#web/features/posts/post-icon.tsx'
import { Block, Report } from '#web/features/report-content/report.tsx'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton, iconButtonShape } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'

interface ThreadHeadProps {
  person: Person
  relation: Relation
  onChange: () => void
  /** Called when the conversation no longer exists for the reader. */
  onGone: () => void
}

/** The person, and rarely used actions. */
export function ThreadHead({ person: { handle, name, avatar }, relation, onChange, onGone }: ThreadHeadProps) {
  const t = useText('messages')
  const { busy, run } = useAction()
  const [asks, setAsks] = useState<'delete' | 'block' | 'report' | null>(null)
  const close = () => setAsks(null)
  const act = (work: () => Promise<unknown>, done: string, then: () => void) =>
    void run(async () => {
      try {
        await work()
        toast('success', done)
        then()
      } catch (error) {
        toastError(error)
      }
      close()
    })
  const mute = relation.isMuted
    ? {
        label: t('menu.unmute'),
        onChoose: () => act(() => signed('DELETE /people/:handle/mute', { handle }), t('menu.unmuted', { name }), onChange),
      }
    : {
        label: t('menu.mute'),
        onChoose: () => act(() => signed('PUT /people/:handle/mute', { handle }), t('menu.muted', { name }), onChange),
      }
  const items = [
    { label: t('menu.profile'), to: urls.person(handle) },
    mute,
    { label: t('menu.delete'), danger: true, onChoose: () => setAsks('delete') },
    { label: t('menu.block'), danger: true, onChoose: () => setAsks('block') },
    { label: t('menu.report'), danger: true, onChoose: () => setAsks('report') },
  ]
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-line py-3 lg:py-4">
      <Link to={urls.messages()} aria-label={t('thread.back')} className={`${iconButtonShape} -ms-2 lg:hidden`}>
        <Icon name="arrow" className="size-5 rotate-180" />
      </Link>
      <Avatar name={name} url={avatar} />
      <div className="me-auto min-w-0">
        <h2 className="truncate font-semibold">
          <Link to={urls.person(handle)} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="truncate text-sm text-quiet">
          {[`@${handle}`, relation.followsMe && t('thread.follows')].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Menu label={t('menu.label')} groups={[{ items }]}>
        {(trigger) => (
          <IconButton {...trigger} label={t('menu.label')}>
            <PostIcon name="more" />
          </IconButton>
        )}
      </Menu>
      <Confirm
        open={asks === 'delete'}
        title={t('menu.deleteTitle')}
        text={t('menu.deleteText', { name })}
        action={t('menu.delete')}
        busy={busy}
        onClose={close}
        onConfirm={() => act(() => signed('DELETE /people/:handle/messages', { handle }), t('menu.deleted'), onGone)}
      />
      {asks === 'block' && <Block person={{ handle, name }} onClose={close} onBlocked={onGone} />}
      {asks === 'report' && <Report what={{ kind: 'person', handle, name }} onClose={close} onHide={onChange} />}
    </div>
  )
}
