import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useRoleName } from '#web/admin/ui/use-role-name.ts'
import { keyOf, type RoleMarks } from './role-marks.ts'

/** The same on phones: one role at a time, with each permission as a full-width line. */
export function RolePicker({ roles, permissions, isLocked, mayDelete, onToggle, onDelete }: RoleMarks) {
  const t = useText('admin-team')
  const roleName = useRoleName()
  const [chosen, setChosen] = useState(roles[0]?.name ?? '')
  const role = roles.find(({ name }) => name === chosen) ?? roles[0]
  if (!role) return null
  return (
    <div className="grid gap-3">
      <Select
        label={t('roles.role')}
        value={role.name}
        options={roles.map(({ name, members }) => ({
          value: name,
          name: t('roles.withMembers', { role: roleName(name), count: members }),
        }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <ul className="border-t border-line">
        {permissions.map((permission) => (
          <li key={permission} className="border-b border-line">
            <label className="flex min-h-12 items-center justify-between gap-4 py-1.5 has-disabled:text-quiet">
              {t(keyOf(permission))}
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={role.permissions.includes(permission)}
                disabled={isLocked(role, permission)}
                onChange={() => onToggle(role, permission)}
              />
            </label>
          </li>
        ))}
      </ul>
      {mayDelete(role) && (
        <ActionButton className="justify-self-start" onClick={() => onDelete(role)}>
          {t('roles.deleteOf', { role: roleName(role.name) })}
        </ActionButton>
      )}
    </div>
  )
}
