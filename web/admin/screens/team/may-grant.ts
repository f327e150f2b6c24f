import type { Role } from '#contract/admin/staff.ts'
import { useMay } from '#web/admin/session/session.ts'

/** Whether the person may grant or revoke a role: nobody grants permissions that they lack. */
export function useMayGrant(): (role: Pick<Role, 'permissions'> | undefined) => boolean {
  const may = useMay()
  return (role) => role?.permissions.every((permission) => may(permission)) ?? false
}
