import { useState } from 'react'
import type { Role, Team } from '#contract/admin/staff.ts'
import type { Permission } from '#contract/permissions.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useIsPhone } from '#web/admin/table/use-phone.ts'
import { useMayGrant } from './may-grant.ts'
import { NewRoleDialog } from './new-role-dialog.tsx'
import { RolePicker } from './role-picker.tsx'
import { RoleTable } from './role-table.tsx'

interface RolesProps {
  team: Team
  onChange: (team: Team) => void
}

/** The permissions of each role, as one table; on phones, role by role. */
export function Roles({ team, onChange }: RolesProps) {
  const t = useText('admin-team')
  const may = useMay()
  const isPhone = useIsPhone()
  const mayGrant = useMayGrant()
  const [adding, setAdding] = useState(false)
  const all = team.roles.find(({ name }) => name === 'owner')?.permissions ?? []
  const save = (work: Promise<Team>) => void work.then(onChange, toastError)
  const toggle = ({ name, permissions }: Role, permission: Permission) => {
    const next = permissions.includes(permission) ? permissions.filter((one) => one !== permission) : [...permissions, permission]
    if (next.length === 0) return toast('error', t('roles.notEmpty'))
    save(staff('PUT /admin/team/roles/:name', { name, permissions: next }))
  }
  const marks = {
    roles: team.roles,
    permissions: all,
    isLocked: (role: Role, permission: Permission) => role.isFixed || !mayGrant(role) || !may(permission),
    mayDelete: (role: Role) => !role.isFixed && role.members === 0 && mayGrant(role),
    onToggle: toggle,
    onDelete: ({ name }: Role) => save(staff('DELETE /admin/team/roles/:name', { name })),
  }
  return (
    <section>
      <div className="mb-2 flex items-center justify-between gap-4">
        <div>
          <h2 className="font-semibold">{t('roles.title')}</h2>
          <p className="text-quiet">{t('roles.lead')}</p>
        </div>
        <ActionButton onClick={() => setAdding(true)}>{t('roles.add')}</ActionButton>
      </div>
      {isPhone ? <RolePicker {...marks} /> : <RoleTable {...marks} />}
      {adding && (
        <NewRoleDialog
          permissions={all.filter((permission) => may(permission))}
          onClose={() => setAdding(false)}
          onDone={(next) => {
            setAdding(false)
            onChange(next)
          }}
        />
      )}
    </section>
  )
}
