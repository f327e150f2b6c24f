import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, id, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { permissions } from '../permissions.ts'

const tag = 'Back office'
const auth = { staff: 'staff:write' } as const
const roleName = z.string().regex(/^[a-z][a-z-]{1,29}$/, 'is not a word in lower-case letters')

/** A role and its permissions. */
export const role = z
  .object({
    name: z.string(),
    permissions: z.array(z.enum(permissions)),
    /** The role can't be changed. */
    isFixed: z.boolean(),
    /** The number of people with the role. */
    members: z.int(),
  })
  .meta({ id: 'Role' })
export type Role = z.infer<typeof role>

/** A member of staff. */
export const staffMember = z
  .object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    role: z.string(),
    hasSecondFactor: z.boolean(),
    /** When one of their sessions was last used; null if they have none. */
    lastSeenAt: time.nullable(),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.infer<typeof staffMember>

const team = z.object({ roles: z.array(role), members: z.array(staffMember) })
export type Team = z.infer<typeof team>

export const getTeam = endpoint({
  id: 'getTeam',
  route: 'GET /admin/team',
  tag,
  auth,
  summary: 'Get the team, and the roles with their permissions',
  input: z.object({}),
  output: team,
  refusals: [],
})

export const inviteStaff = endpoint({
  id: 'inviteStaff',
  route: 'POST /admin/team/members',
  tag,
  auth,
  summary: 'Invite someone to a role by email; people without an account get one, and an email to set the password',
  input: z.strictObject({ email, name: text(1, limits.name.max).optional(), role: roleName }),
  output: team,
  refusals: ['NOT_FOUND', 'ROLE_IS_NOT_YOURS_TO_GIVE', 'USER_ALREADY_EXISTS'],
})

export const changeStaffRole = endpoint({
  id: 'changeStaffRole',
  route: 'PATCH /admin/team/members/:id',
  tag,
  auth,
  summary: "Change a team member's role; `customer` removes them from the team",
  input: z.strictObject({ id, role: roleName }),
  output: team,
  refusals: ['NOT_FOUND', 'ROLE_IS_NOT_YOURS_TO_GIVE', 'LAST_OWNER_STAYS'],
})

export const setRole = endpoint({
  id: 'setRole',
  route: 'PUT /admin/team/roles/:name',
  tag,
  auth,
  summary: 'Create a role, or change its permissions',
  input: z.strictObject({ name: roleName, permissions: z.array(z.enum(permissions)).min(1).max(permissions.length) }),
  output: team,
  refusals: ['ROLE_IS_NOT_YOURS_TO_GIVE', 'ROLE_IS_FIXED'],
})

export const deleteRole = endpoint({
  id: 'deleteRole',
  route: 'DELETE /admin/team/roles/:name',
  tag,
  auth,
  summary: 'Delete a role that nobody has',
  input: z.object({ name: roleName }),
  output: team,
  refusals: ['NOT_FOUND', 'ROLE_IS_NOT_YOURS_TO_GIVE', 'ROLE_IS_FIXED', 'ROLE_IS_IN_USE'],
})
