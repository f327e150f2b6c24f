import type { removeSecondFactor as removeContract, setUpSecondFactor as setUpContract } from '#contract/auth/second-factor.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { encrypt } from '#server/http/encryption.ts'
import { notifyOwner } from '../mails/security-notices.ts'
import type { PasswordHasher } from '../passwords/hasher.ts'
import { confirmOwner, confirmPassword } from '../passwords/passwords.ts'
import { markSecondFactor } from '../sessions/sessions.ts'
import { contactOf } from '../users/users.ts'
import { createBackupCodes } from './backup-codes.ts'
import * as queries from './queries.ts'
import { encryptionPurpose, limitCodes, matchTotp, verifySecondFactor } from './second-factor.ts'
import { createSecret, describeSecret } from './totp.ts'

/** Whether the second factor is on, and how many backup codes are left. */
export async function readSecondFactor(db: Db, { caller }: SignedInContext) {
  const factor = await queries.findSecondFactor.one(db, { user: caller.userId })
  return { on: factor?.confirmed ?? false, backupCodesLeft: factor?.confirmed ? factor.codes_left : 0 }
}

/** A secret for an authenticator app, for the account's owner; it has no effect until a code confirms it. */
export async function setUpSecondFactor(
  database: Database,
  hasher: PasswordHasher,
  { password }: ParsedOf<typeof setUpContract>,
  context: SignedInContext,
) {
  await confirmOwner(database.db, hasher, password, context)
  return database.transaction((tx) => createAppSecret(tx, context))
}

async function createAppSecret(tx: Tx, { caller: { userId }, now, config, signingSecret }: SignedInContext) {
  const { email, phone } = await contactOf(tx, userId)
  const secret = await createSecret()
  const encrypted = encrypt(signingSecret, encryptionPurpose(userId), secret)
  if ((await queries.upsertSecondFactor.run(tx, { user: userId, secret: encrypted, now })) === 0) throw refuse('SECOND_FACTOR_IS_ON')
  return { secret, ...(await describeSecret(secret, email ?? phone ?? userId, config.shop.name)) }
}

/**
 * Turns the second factor on with a first code, and returns the backup codes, which are shown only once. The caller's session now counts as
 * one with two factors.
 */
export async function confirmSecondFactor(database: Database, { code }: { code: string }, context: SignedInContext) {
  const { userId, tokenHash } = context.caller
  const factor = await queries.findSecondFactor.one(database.db, { user: userId })
  if (!factor) throw refuse('SECOND_FACTOR_IS_OFF')
  if (factor.confirmed) throw refuse('SECOND_FACTOR_IS_ON')
  const match = async () => (await matchTotp(factor.secret, userId, code, context)) ?? undefined
  const step = await limitCodes(database.db, userId, context, match)
  return database.transaction(async (tx) => {
    const confirmed = await queries.confirmSecondFactor.run(tx, { user: userId, secret: factor.secret, step, now: context.now })
    if (confirmed === 0) throw refuse('SECOND_FACTOR_IS_ON')
    await markSecondFactor(tx, tokenHash)
    await notifyOwner(tx, userId, 'secondFactorOn', '', context)
    return { backupCodes: await createBackupCodes(tx, userId, context) }
  })
}

/** Creates new backup codes that replace the old ones. */
export async function renewBackupCodes(database: Database, { code }: { code: string }, context: SignedInContext) {
  const { userId } = context.caller
  await verifySecondFactor(database, userId, code, context)
  return database.transaction(async (tx) => {
    await notifyOwner(tx, userId, 'backupCodesMade', '', context)
    return { backupCodes: await createBackupCodes(tx, userId, context) }
  })
}

/** Turns the second factor off, given a code or the password. */
export async function removeSecondFactor(
  database: Database,
  hasher: PasswordHasher,
  { code, password }: ParsedOf<typeof removeContract>,
  context: SignedInContext,
) {
  const { userId } = context.caller
  if (code === undefined && password === undefined) throw refuse('INVALID_INPUT', { code: ['send a code or the password'] })
  if (code === undefined) await confirmPassword(database.db, hasher, userId, password!, context)
  else await verifySecondFactor(database, userId, code, context)
  await database.transaction(async (tx) => {
    if ((await queries.deleteSecondFactor.run(tx, { user: userId })) === 0) throw refuse('SECOND_FACTOR_IS_OFF')
    await notifyOwner(tx, userId, 'secondFactorOff', '', context)
  })
  return { message: 'Second factor switched off' }
}
