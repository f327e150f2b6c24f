import { useState } from 'react'
import type { Group } from '#contract/groups.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { GroupMark } from '#web/features/groups/group-mark.tsx'
import { PostIcon } from '#web/features/posts/post-icon.tsx'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { withText } from '#web/lib/with-text.ts'
import { IconButton, iconButtonShape } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const Members = pressedPart(async () => (await withText(['group-forms'], import('./members.tsx'))).Members)
const Add = pressedPart(async () => (await withText(['group-forms', 'send-to'], import('./add-people.tsx'))).AddPeople)
const Rename = pressedPart(async () => (await withText(['group-forms'], import('./rename.tsx'))).Rename)
const GroupInvites = pressedPart(async () => (await withText(['group-forms', 'invites'], import('./invites.tsx'))).GroupInvites)
type Part = 'members' | 'add' | 'rename' | 'link' | 'leave'

interface GroupHeadProps {
  group: Group
  onChange: () => void
  /** Called when the group no longer exists for the reader. */
  onGone: () => void
}

/** The group's name and members, and rarely used actions. */
export function GroupHead({ group, onChange, onGone }: GroupHeadProps) {
  const t = useText('groups')
  const messages = useText('messages')
  const [open, setOpen] = useState<Part | null>(null)
  const close = () => setOpen(null)
  const { id, name, members, invited } = group
  const isMember = group.state === 'member'
  const items = useItems(group, setOpen, onChange)
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-line py-3 lg:py-4">
      <Link to={urls.messages()} aria-label={messages('thread.back')} className={`${iconButtonShape} -ms-2 lg:hidden`}>
        <Icon name="arrow" className="size-5 rotate-180" />
      </Link>
      <GroupMark name={name} />
      <div className="me-auto min-w-0">
        <h2 className="truncate font-semibold">{name}</h2>
        <button
          type="button"
          aria-haspopup="dialog"
          className="-my-3 min-h-11 max-w-full truncate text-start text-sm text-quiet hover:underline"
          onClick={() => setOpen('members')}
        >
          {[t('members', { count: members }), invited > 0 && t('invitedCount', { count: invited })].filter(Boolean).join(' · ')}
        </button>
      </div>
      {isMember && (
        <Menu label={t('menu.label')} groups={[{ items }]}>
          {(trigger) => (
            <IconButton {...trigger} label={t('menu.label')}>
              <PostIcon name="more" />
            </IconButton>
          )}
        </Menu>
      )}
      {open === 'members' && <Members group={group} onAdd={() => setOpen('add')} onChange={onChange} onClose={close} />}
      {open === 'add' && <Add id={id} onChange={onChange} onClose={close} />}
      {open === 'rename' && <Rename group={group} onChange={onChange} onClose={close} />}
      {open === 'link' && <GroupInvites id={id} onClose={close} />}
      {open === 'leave' && <Leave group={group} onClose={close} onGone={onGone} />}
    </div>
  )
}

function useItems({ id, name, role, isLocked, isMuted }: Group, onOpen: (part: Part) => void, onChange: () => void) {
  const t = useText('groups')
  const act = async (work: Promise<unknown>, done?: string) => {
    try {
      await work
      if (done !== undefined) toast('success', done)
      onChange()
    } catch (error) {
      toastError(error)
    }
  }
  const isAdmin = role === 'admin'
  const mute = isMuted
    ? { label: t('menu.unmute'), onChoose: () => void act(signed('DELETE /groups/:id/mute', { id }), t('menu.unmuted', { name })) }
    : { label: t('menu.mute'), onChoose: () => void act(signed('PUT /groups/:id/mute', { id }), t('menu.muted', { name })) }
  const lock = {
    label: t(isLocked ? 'menu.unlock' : 'menu.lock'),
    onChoose: () => void act(signed('PATCH /groups/:id', { id, isLocked: !isLocked })),
  }
  return [
    { label: t('menu.members'), onChoose: () => onOpen('members') },
    ...(isAdmin || !isLocked ? [{ label: t('menu.add'), onChoose: () => onOpen('add') }] : []),
    ...(isAdmin
      ? [{ label: t('menu.link'), onChoose: () => onOpen('link') }, { label: t('menu.rename'), onChoose: () => onOpen('rename') }, lock]
      : []),
    mute,
    { label: t('menu.leave'), danger: true, onChoose: () => onOpen('leave') },
  ]
}

function Leave({ group: { id, name, members }, onClose, onGone }: Pick<GroupHeadProps, 'group' | 'onGone'> & { onClose: () => void }) {
  const t = useText('groups')
  const { busy, run } = useAction()
  const leave = () =>
    void run(async () => {
      try {
        await signed('DELETE /groups/:id/membership', { id })
        toast('success', t('menu.left', { name }))
        onGone()
      } catch (error) {
        toastError(error)
      }
      onClose()
    })
  return (
    <Confirm
      open
      title={t('menu.leaveTitle', { name })}
      text={t(members === 1 ? 'menu.leaveLast' : 'menu.leaveText')}
      action={t('menu.leave')}
      busy={busy}
      onClose={onClose}
      onConfirm={leave}
    />
  )
}
