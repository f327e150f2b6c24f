import type * as contract from '#contract/admin/staff.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { ensureStaff } from '#server/modules/auth/passwords/passwords.ts'
import { isOnlyOwner, lockOwners } from '#server/modules/auth/users/users.ts'
import { invitationMail } from './invitation-mail.ts'
import { sortPermissions, mayGrant } from './policy.ts'
import * as queries from './staff-queries.ts'

/** The staff, and the available roles. */
export async function readTeam(db: Db | Tx): Promise<contract.Team> {
  const [roles, members] = await Promise.all([queries.roles.all(db, {}), queries.members.all(db, {})])
  return {
    roles: roles.map(({ permissions, is_fixed, ...role }) => ({ ...role, permissions: sortPermissions(permissions), isFixed: is_fixed })),
    members: members.map(({ has_factor, last_seen, ...member }) => ({
      ...member,
      hasSecondFactor: has_factor,
      lastSeenAt: last_seen && last_seen.toISOString(),
    })),
  }
}

/** Gives a role to the account with this email. Refuses existing staff, whose role is changed instead. */
export async function inviteStaff(tx: Tx, input: ParsedOf<typeof contract.inviteStaff>, context: SignedInContext): Promise<contract.Team> {
  await lockOwners(tx)
  await grantable(tx, input.role, context)
  const found = await queries.findByEmail.one(tx, { email: input.email })
  if (found && found.role !== 'customer') throw refuse('USER_ALREADY_EXISTS')
  const { id, path } = await ensureStaff(
    tx,
    { email: input.email, name: input.name ?? input.email.split('@')[0]!, role: input.role },
    context.now,
  )
  await queueMessage(tx, invitationMail({ email: input.email, role: input.role, path }, context.config), context.now)
  describeChange(context, { target: id, before: { role: found?.role ?? null }, after: { role: input.role } })
  return readTeam(tx)
}

/** Changes or removes the role of a staff member. */
export async function changeStaffRole(
  tx: Tx,
  { id, role }: ParsedOf<typeof contract.changeStaffRole>,
  context: SignedInContext,
): Promise<contract.Team> {
  await lockOwners(tx)
  const member = await queries.findMember.one(tx, { id })
  if (!member) throw refuse('NOT_FOUND')
  await grantable(tx, member.role, context)
  await grantable(tx, role, context)
  if (member.role === 'owner' && role !== 'owner' && (await isOnlyOwner(tx, id))) throw refuse('LAST_OWNER_STAYS')
  await queries.setUserRole.run(tx, { id, role })
  describeChange(context, { before: { role: member.role }, after: { role } })
  return readTeam(tx)
}

/** Creates or replaces a role. */
export async function setRole(
  tx: Tx,
  { name, permissions }: ParsedOf<typeof contract.setRole>,
  context: SignedInContext,
): Promise<contract.Team> {
  await lockOwners(tx)
  const before = await queries.findRole.one(tx, { name })
  if (before?.is_fixed) throw refuse('ROLE_IS_FIXED')
  const { permissions: own } = context.caller
  if (!mayGrant(own, [...permissions, ...(before?.permissions ?? [])])) throw refuse('ROLE_IS_NOT_YOURS_TO_GIVE')
  const after = sortPermissions(permissions)
  await queries.upsertRole.run(tx, { name, permissions: after })
  describeChange(context, { before: { permissions: before?.permissions ?? null }, after: { permissions: after } })
  return readTeam(tx)
}

/** Deletes a role that nobody has. */
export async function deleteRole(tx: Tx, { name }: ParsedOf<typeof contract.deleteRole>, context: SignedInContext): Promise<contract.Team> {
  await lockOwners(tx)
  const role = await queries.findRole.one(tx, { name })
  if (!role) throw refuse('NOT_FOUND')
  if (role.is_fixed) throw refuse('ROLE_IS_FIXED')
  if (!mayGrant(context.caller.permissions, role.permissions)) throw refuse('ROLE_IS_NOT_YOURS_TO_GIVE')
  if ((await queries.deleteRole.run(tx, { name })) === 0) throw refuse('ROLE_IS_IN_USE')
  describeChange(context, { before: { permissions: role.permissions }, after: {} })
  return readTeam(tx)
}

/** Refuses unknown roles, and roles with permissions that the caller lacks. */
async function grantable(tx: Tx, name: string, { caller }: SignedInContext): Promise<void> {
  const role = await queries.findRole.one(tx, { name })
  if (!role) throw refuse('NOT_FOUND')
  if (!mayGrant(caller.permissions, role.permissions)) throw refuse('ROLE_IS_NOT_YOURS_TO_GIVE')
}
