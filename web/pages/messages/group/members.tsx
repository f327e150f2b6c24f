import { useCallback, useState } from 'react'
import type { GroupMember } from '#contract/group-members.ts'
import type { Group } from '#contract/groups.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { PostIcon } from '#web/features/posts/post-icon.tsx'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ConfirmAction } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface MembersProps {
  group: Group
  onAdd: () => void
  onChange: () => void
  onClose: () => void
}

/** Who is in a group; admins change it here. Needs the group "group-forms". */
export function Members({ group, onAdd, onChange, onClose }: MembersProps) {
  const t = useText('group-forms')
  const { id, role, state, isLocked } = group
  const ask = useCallback(() => signed('GET /groups/:id/members', { id }), [id])
  const { value, error, busy, load } = useAsyncData(ask)
  const isAdmin = state === 'member' && role === 'admin'
  return (
    <Dialog open title={t('members.title')} place="side" onClose={onClose}>
      <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-5">
        {state === 'member' && (isAdmin || !isLocked) && (
          <Button look="secondary" onClick={onAdd}>
            {t('add.title')}
          </Button>
        )}
        {value ? (
          <ul className="grid grid-cols-1">
            {value.items.map((member) => (
              <MemberRow
                key={member.id}
                id={id}
                member={member}
                isAdmin={isAdmin}
                onChange={() => {
                  void load()
                  onChange()
                }}
              />
            ))}
          </ul>
        ) : error ? (
          <div className="grid justify-items-start gap-3">
            <p>{t('members.failed')}</p>
            <Button look="secondary" busy={busy} onClick={() => void load()}>
              {t('members.retry')}
            </Button>
          </div>
        ) : (
          <Skeleton className="h-60 w-full" />
        )}
      </div>
    </Dialog>
  )
}

interface MemberRowProps {
  id: string
  member: GroupMember
  /** The reader is an admin. */
  isAdmin: boolean
  onChange: () => void
}

function MemberRow({ id, member, isAdmin, onChange }: MemberRowProps) {
  const t = useText('group-forms')
  const { name, handle, avatar, role, isSelf, isInvited, isBlocked } = member
  const marks = [
    `@${handle}`,
    isSelf && t('members.you'),
    role === 'admin' && t('members.admin'),
    isInvited && t('members.invited'),
    isBlocked && t('members.blocked'),
  ]
  return (
    <li className="flex items-center gap-3">
      <Link to={urls.person(handle)} className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-input hover:bg-studio">
        <Avatar name={name} url={avatar} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-sm text-quiet">{marks.filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
      {isAdmin && !isSelf && <MemberMenu id={id} member={member} onChange={onChange} />}
    </li>
  )
}

function MemberMenu({ id, member: { handle, name, role, isInvited }, onChange }: Omit<MemberRowProps, 'isAdmin'>) {
  const t = useText('group-forms')
  const [asks, setAsks] = useState(false)
  const remove = async () => {
    await signed('DELETE /groups/:id/members/:handle', { id, handle })
    onChange()
  }
  const act = (work: () => Promise<void>) => void work().catch(toastError)
  const setRole = (to: 'admin' | 'member') =>
    act(async () => {
      await signed('PUT /groups/:id/members/:handle/role', { id, handle, role: to })
      onChange()
    })
  const items = isInvited
    ? [{ label: t('members.withdraw'), onChoose: () => act(remove) }]
    : [
        role === 'admin'
          ? { label: t('members.demote'), onChoose: () => setRole('member') }
          : { label: t('members.promote'), onChoose: () => setRole('admin') },
        { label: t('members.remove'), danger: true, onChoose: () => setAsks(true) },
      ]
  return (
    <>
      <Menu label={t('members.actions', { name })} groups={[{ items }]}>
        {(trigger) => (
          <IconButton {...trigger} label={t('members.actions', { name })}>
            <PostIcon name="more" />
          </IconButton>
        )}
      </Menu>
      {asks && (
        <ConfirmAction
          title={t('members.removeTitle', { name })}
          text={t('members.removeText')}
          action={t('members.remove')}
          onClose={() => setAsks(false)}
          work={remove}
        />
      )}
    </>
  )
}
