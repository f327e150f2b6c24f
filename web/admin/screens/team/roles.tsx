import { useState } from 'react'
import type { Role, Team } from '#contract/admin/staff.ts'
import type { Permission } from '#contract/permissions.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useMayGrant } from './may-grant.ts'
import { NewRoleDialog } from './new-role-dialog.tsx'

interface RolesProps {
  team: Team
  onChange: (team: Team) => void
}

/** What each role may do, as one table: a mark is a permission. */
export function Roles({ team, onChange }: RolesProps) {
  const t = useText('admin-team')
  const errorMessage = useErrorMessage()
  const may = useMay()
  const mayGrant = useMayGrant()
  const [adding, setAdding] = useState(false)
  const all = team.roles.find(({ name }) => name === 'owner')?.permissions ?? []
  const save = (work: Promise<Team>) => void work.then(onChange, (error: unknown) => toast('error', errorMessage(error)))
  const toggle = ({ name, permissions }: Role, permission: Permission) => {
    const next = permissions.includes(permission) ? permissions.filter((one) => one !== permission) : [...permissions, permission]
    if (next.length === 0) return toast('error', t('roles.notEmpty'))
    save(staff('PUT /admin/team/roles/:name', { name, permissions: next }))
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on phones */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('roles.title')}>
        <table className="rows">
          <caption className="sr-only">{t('roles.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('roles.permission')}</th>
              {team.roles.map(({ name, members }) => (
                <th key={name} scope="col" className="capitalize">
                  {name} <span className="font-normal">{members}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map((permission) => (
              <tr key={permission}>
                <th scope="row">{t(`permission.${permission.replace(':', '-') as PermissionKey}`)}</th>
                {team.roles.map((role) => (
                  <td key={role.name}>
                    <label className="-m-2 grid size-11 place-items-center md:m-0 md:size-auto md:justify-items-start">
                      <input
                        type="checkbox"
                        className="size-4.5 align-middle"
                        aria-label={`${role.name}: ${t(`permission.${permission.replace(':', '-') as PermissionKey}`)}`}
                        checked={role.permissions.includes(permission)}
                        disabled={role.isFixed || !mayGrant(role) || !may(permission)}
                        onChange={() => toggle(role, permission)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">
                <span className="sr-only">{t('roles.delete')}</span>
              </th>
              {team.roles.map((role) => (
                <td key={role.name}>
                  {!role.isFixed && role.members === 0 && mayGrant(role) && (
                    <button
                      type="button"
                      aria-label={t('roles.deleteOf', { role: role.name })}
                      className="min-h-11 text-quiet underline"
                      onClick={() => save(staff('DELETE /admin/team/roles/:name', { name: role.name }))}
                    >
                      {t('roles.delete')}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
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

type Hyphened<P> = P extends `${infer Area}:${infer Deed}` ? `${Area}-${Deed}` : never
type PermissionKey = Hyphened<Permission>
