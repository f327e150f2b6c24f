import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useRoleName } from '#web/admin/ui/use-role-name.ts'
import { keyOf, type RoleMarks } from './role-marks.ts'

/** A column for each role, a row for each permission. */
export function RoleTable({ roles, permissions, isLocked, mayDelete, onToggle, onDelete }: RoleMarks) {
  const t = useText('admin-team')
  const roleName = useRoleName()
  const number = useNumber()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with many roles it scrolls sideways
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('roles.title')}>
      <table className="rows flush">
        <caption className="sr-only">{t('roles.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('roles.permission')}</th>
            {roles.map(({ name, members }) => (
              <th key={name} scope="col">
                {roleName(name)} <span className="font-normal">{number(members)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">{t(keyOf(permission))}</th>
              {roles.map((role) => (
                <td key={role.name}>
                  <input
                    type="checkbox"
                    className="size-4.5 align-middle"
                    aria-label={`${roleName(role.name)}: ${t(keyOf(permission))}`}
                    checked={role.permissions.includes(permission)}
                    disabled={isLocked(role, permission)}
                    onChange={() => onToggle(role, permission)}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span className="sr-only">{t('roles.delete')}</span>
            </th>
            {roles.map((role) => (
              <td key={role.name}>
                {mayDelete(role) && (
                  <button
                    type="button"
                    aria-label={t('roles.deleteOf', { role: roleName(role.name) })}
                    className="min-h-11 text-quiet text-link"
                    onClick={() => onDelete(role)}
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
  )
}
