import type { changeUser, Customer } from '#contract/customers/customers.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, SignedInContext } from '#server/http/context.ts'
import { refuseReservedName } from '#server/modules/auth/users/users.ts'
import { claimMedia } from '#server/modules/media/media.ts'
import { isReserved } from './handles.ts'
import * as queries from './queries.ts'
import type { OnShown } from './shown.ts'

export { isReserved } from './handles.ts'
export { accountsOfEmails, importCustomers, removeUntouched } from './import-customers.ts'
export { publicName } from './public-name.ts'
export { type OnShown, shownBy } from './shown.ts'

const gramsPerKilo = 1000

/** The signed-in customer with their addresses. */
export async function readCustomer(db: Db | Tx, { userId, secondFactor }: Pick<Caller, 'userId' | 'secondFactor'>): Promise<Customer> {
  const row = await queries.findCustomer.one(db, { id: userId })
  if (!row) throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  const { phone_verified, date_of_birth, max_squat, weight_unit, has_password, has_second_factor, is_staff, ...rest } = row
  return {
    ...rest,
    phoneVerified: phone_verified,
    dateOfBirth: date_of_birth,
    maxSquat: max_squat === null ? null : max_squat / gramsPerKilo,
    weightUnit: weight_unit,
    hasPassword: has_password,
    // A session has it without one where the shop doesn't ask for it: in the demo.
    mustSetUpSecondFactor: is_staff && !has_second_factor && !secondFactor,
  }
}

/** When this customer signed up. */
export async function signedUpAt(db: Db | Tx, { userId }: Caller): Promise<Date> {
  return (await queries.findSignUpTime.one(db, { id: userId }))!.created_at
}

/** Changes the given profile fields. Refuses reserved names, reserved or taken handles, and impossible dates of birth. */
export async function updateProfile(
  tx: Tx,
  input: ParsedOf<typeof changeUser>,
  context: SignedInContext,
  beforeShown: OnShown,
): Promise<Customer> {
  const { caller, config, now } = context
  if (input.handle !== undefined && isReserved(input.handle, config.shop.name)) throw refuse('HANDLE_IS_TAKEN', { handle: ['is reserved'] })
  if (input.dateOfBirth) refuseImpossibleBirthDate(input.dateOfBirth, now)
  const old = await queries.lockCustomer.one(tx, { id: caller.userId })
  if (!old) throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  if (input.name !== undefined && input.name !== old.name) refuseReservedName(input.name, context)
  if (shown.some((field) => input[field] && input[field] !== old[field])) await beforeShown(tx, caller.userId, now)
  const { dateOfBirth = old.date_of_birth, maxSquat, weightUnit = old.weight_unit, ...rest } = input
  if (input.avatar !== undefined && input.avatar !== old.avatar) await changeAvatar(tx, caller, input.avatar, now)
  const update = queries.updateProfile.run(tx, {
    ...old,
    ...rest,
    id: caller.userId,
    date_of_birth: dateOfBirth,
    max_squat: maxSquat === undefined ? old.max_squat : maxSquat && Math.round(maxSquat * gramsPerKilo),
    weight_unit: weightUnit,
  })
  await refuseDuplicate(update, 'HANDLE_IS_TAKEN')
  return readCustomer(tx, caller)
}

/** The fields that profiles, reviews and questions show. Clearing them is always allowed. */
const shown = ['name', 'handle', 'bio', 'avatar'] as const

/** The previous picture is deleted soon, as its owner doesn't want it seen anymore. */
async function changeAvatar(tx: Tx, { userId }: Caller, avatar: string | null, now: Date): Promise<void> {
  const urls = avatar === null ? [] : [avatar]
  await claimMedia(tx, { urls, ownerId: userId, feature: 'avatar', usedBy: `avatar:${userId}`, now, discards: true, path: () => 'avatar' })
}

function refuseImpossibleBirthDate(birthDate: string, now: Date): void {
  if (birthDate > yearsBefore(now, limits.age.min))
    throw refuse('INVALID_INPUT', { dateOfBirth: [`is less than ${limits.age.min} years ago`] })
  if (birthDate < yearsBefore(now, limits.age.max)) throw refuse('INVALID_INPUT', { dateOfBirth: ['is too long ago'] })
}

/** The calendar date that many years ago. */
function yearsBefore(now: Date, years: number): string {
  return `${now.getUTCFullYear() - years}${now.toISOString().slice(4, 10)}`
}
