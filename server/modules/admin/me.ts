import type { getStaffMember } from '#contract/admin/me.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { permissions } from '#contract/permissions.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import * as queries from './queries.ts'

/** The caller's rights in the back office. Customers only learn that they have none. */
export async function describeCaller(
  db: Db,
  _input: unknown,
  { caller, client, config }: SignedInContext,
): Promise<OutputOf<typeof getStaffMember>> {
  const granted = config.admin.isAllowed(client.address) ? permissions.filter((one) => caller.permissions.includes(one)) : []
  const isStaff = granted.length > 0
  const [person, grantors] = await Promise.all([
    queries.staffMember.one(db, { id: caller.userId }),
    isStaff ? queries.grantors.all(db, {}) : [],
  ])
  return {
    id: caller.userId,
    name: person?.name ?? '',
    role: isStaff ? (person?.role ?? '') : 'customer',
    permissions: granted,
    secondFactor: caller.secondFactor,
    hasSecondFactor: person?.has_factor ?? false,
    grantedBy: grantors.map(({ name }) => name),
  }
}
