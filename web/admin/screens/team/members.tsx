import { useState } from 'react'
import type { StaffMember, Team } from '#contract/admin/staff.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useRoleName } from '#web/admin/ui/use-role-name.ts'
import { useMayGrant } from './may-grant.ts'

interface MembersProps {
  team: Team
  onChange: (team: Team) => void
}

/** The team: each member's role, and whether they can start. */
export function Members({ team, onChange }: MembersProps) {
  const t = useText('admin-team')
  const [leaving, setLeaving] = useState<StaffMember | null>(null)
  const setRole = (id: string, role: string) => staff('PATCH /admin/team/members/:id', { id, role }).then(onChange, toastError)
  return (
    <section>
      <h2 className="mb-2 font-semibold">{t('members.title')}</h2>
      <ul>
        {team.members.map((member) => (
          <Member
            key={member.id}
            member={member}
            team={team}
            onRole={(role) => void setRole(member.id, role)}
            onLeave={() => setLeaving(member)}
          />
        ))}
      </ul>
      <Confirm
        open={leaving !== null}
        title={t('members.removeTitle', { name: leaving?.name ?? '' })}
        text={t('members.removeText')}
        action={t('members.remove')}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void setRole(leaving.id, 'customer')
          setLeaving(null)
        }}
      />
    </section>
  )
}

interface MemberProps {
  member: StaffMember
  team: Team
  onRole: (role: string) => void
  onLeave: () => void
}

function Member({ member, team, onRole, onLeave }: MemberProps) {
  const t = useText('admin-team')
  const shortTime = useShortTime()
  const mayGrant = useMayGrant()
  const roleName = useRoleName()
  const own = team.roles.find(({ name }) => name === member.role)
  const roles = team.roles.filter(mayGrant)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-2.5">
      <Avatar name={member.name} size="small" />
      <div className="min-w-0 grow basis-40">
        <p className="font-medium">{member.name}</p>
        <p className="truncate text-quiet">{member.email}</p>
      </div>
      <span className="basis-44">
        <StateMark shape={member.hasSecondFactor ? 'done' : 'waiting'} tone={member.hasSecondFactor ? 'good' : 'warn'}>
          {t(member.hasSecondFactor ? 'members.secured' : 'members.unsecured')}
        </StateMark>
      </span>
      <span className="basis-36 text-quiet">
        {member.lastSeenAt === null ? t('members.never') : t('members.seen', { time: shortTime(member.lastSeenAt) })}
      </span>
      {mayGrant(own) ? (
        <span className="relative">
          <select
            aria-label={t('members.roleOf', { name: member.name })}
            value={member.role}
            onChange={(event) => onRole(event.currentTarget.value)}
            className="min-h-11 appearance-none rounded-input border border-edge bg-surface ps-3 pe-8 md:min-h-9"
          >
            {roles.map(({ name }) => (
              <option key={name} value={name}>
                {roleName(name)}
              </option>
            ))}
          </select>
          <Icon name="chevron" className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2" />
        </span>
      ) : (
        <span>{roleName(member.role)}</span>
      )}
      {mayGrant(own) && (
        <ActionButton look="bare" aria-label={t('members.removeOf', { name: member.name })} onClick={onLeave}>
          {t('members.remove')}
        </ActionButton>
      )}
    </li>
  )
}
