import type { Role } from '#contract/admin/staff.ts'
import type { Permission } from '#contract/permissions.ts'

/** The shared props of the roles' table and its form on phones. */
export interface RoleMarks {
  roles: readonly Role[]
  permissions: readonly Permission[]
  isLocked: (role: Role, permission: Permission) => boolean
  mayDelete: (role: Role) => boolean
  onToggle: (role: Role, permission: Permission) => void
  onDelete: (role: Role) => void
}

type Hyphened<P> = P extends `${infer Area}:${infer Deed}` ? `${Area}-${Deed}` : never

/** The text key of a permission. */
export const keyOf = (permission: Permission): `permission.${Hyphened<Permission>}` =>
  `permission.${permission.replace(':', '-') as Hyphened<Permission>}`
