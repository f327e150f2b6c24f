import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { removeSecondFactor } from '#contract/auth/second-factor.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { encrypt, decrypt } from '#server/http/encryption.ts'
import { confirmPassword, contactOf, factorLimit, guess, noteSecondFactor, type Passwords } from '../users/users.ts'
import { tellOwner } from '../sign-in-methods/sign-in-methods.ts'
import { makeBackupCodes, type Taken, takeBackupCode } from './backup-codes.ts'
import { describeSecret, makeSecret, stepOf } from './totp.ts'
import { confirmFactor, deleteFactor, findFactor, putFactor, spendStep } from './queries.ts'

type Signed = RequestContext & { caller: Caller }

/** Whether codes are asked for, and how many backup codes are left. */
export async function readFactor(db: Db, { caller }: Signed) {
  const factor = await findFactor.one(db, { user: caller.userId })
  return { on: factor?.confirmed ?? false, backupCodesLeft: factor?.confirmed ? factor.codes_left : 0 }
}

/** A secret to put into an app; it does nothing until a code confirms it. */
export async function setUp(tx: Tx, { caller: { userId }, now, config, signingSecret }: Signed) {
  const { email, phone } = await contactOf(tx, userId)
  const secret = await makeSecret()
  if ((await putFactor.run(tx, { user: userId, secret: encrypt(signingSecret, sealFor(userId), secret), now })) === 0)
    throw refuse('SECOND_FACTOR_IS_ON')
  return { secret, ...(await describeSecret(secret, email ?? phone ?? userId, config.shop.name)) }
}

/** Switches it on with a first code; answers the backup codes, this once. The session that did it counts as one of two factors. */
export async function confirm(database: Database, { code }: { code: string }, context: Signed) {
  const { userId, tokenHash } = context.caller
  const factor = await findFactor.one(database.db, { user: userId })
  if (!factor) throw refuse('SECOND_FACTOR_IS_OFF')
  if (factor.confirmed) throw refuse('SECOND_FACTOR_IS_ON')
  const step = await guessed(database.db, userId, context, async () => (await stepIn(factor.secret, userId, code, context)) ?? undefined)
  return database.transaction(async (tx) => {
    const confirmed = await confirmFactor.run(tx, { user: userId, secret: factor.secret, step, now: context.now })
    if (confirmed === 0) throw refuse('SECOND_FACTOR_IS_ON')
    await noteSecondFactor(tx, tokenHash)
    await tellOwner(tx, userId, 'secondFactorOn', '', context)
    return { backupCodes: await makeBackupCodes(tx, userId, context) }
  })
}

/** New backup codes instead of the old. */
export async function renewCodes(database: Database, { code }: { code: string }, context: Signed) {
  const { userId } = context.caller
  await proveCode(database, userId, code, context)
  return database.transaction(async (tx) => {
    await tellOwner(tx, userId, 'backupCodesMade', '', context)
    return { backupCodes: await makeBackupCodes(tx, userId, context) }
  })
}

/** Switches it off, for who knows a code or the password. */
export async function remove(database: Database, passwords: Passwords, input: ParsedOf<typeof removeSecondFactor>, context: Signed) {
  const { userId } = context.caller
  const { code, password } = input
  if (code === undefined && password === undefined) throw refuse('INVALID_INPUT', { code: ['send a code or the password'] })
  if (code === undefined) await confirmPassword(database.db, passwords, userId, password!, context)
  else await proveCode(database, userId, code, context)
  await database.transaction(async (tx) => {
    if ((await deleteFactor.run(tx, { user: userId })) === 0) throw refuse('SECOND_FACTOR_IS_OFF')
    await tellOwner(tx, userId, 'secondFactorOff', '', context)
  })
  return { message: 'Second factor switched off' }
}

/** Spends a code of an account whose second factor is on; refuses a wrong or used one, which is counted. */
export async function proveCode(database: Database, userId: string, code: string, context: RequestContext): Promise<void> {
  if (!(await isOn(database.db, userId))) throw refuse('SECOND_FACTOR_IS_OFF')
  await guessed(database.db, userId, context, async () => {
    const taken = await database.transaction((tx) => takeCode(tx, userId, code, context))
    // It was right once, so it is no guess to be counted: buttons are pressed twice.
    if (taken === 'spent') throw refuse('SECOND_FACTOR_IS_WRONG')
    return taken === 'taken' ? taken : undefined
  })
}

/** Whether a second factor is asked for. */
export const isOn = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await findFactor.one(db, { user: userId }))?.confirmed ?? false

async function takeCode(tx: Tx, userId: string, code: string, context: RequestContext): Promise<Taken> {
  if (code.length !== 6) return takeBackupCode(tx, userId, code, context)
  const factor = await findFactor.one(tx, { user: userId })
  const step = factor?.confirmed ? await stepIn(factor.secret, userId, code, context) : null
  if (step === null) return 'wrong'
  return (await spendStep.run(tx, { user: userId, secret: factor!.secret, step })) > 0 ? 'taken' : 'spent'
}

async function stepIn(sealed: string, userId: string, code: string, { now, signingSecret }: RequestContext): Promise<number | null> {
  const secret = decrypt(signingSecret, sealFor(userId), sealed, now)
  return typeof secret === 'string' ? stepOf(secret, code, now) : null
}

const guessed = <T>(db: Db, userId: string, context: RequestContext, check: () => Promise<T | undefined>): Promise<T> =>
  guess(db, [factorLimit(userId, context)], context, 'SECOND_FACTOR_IS_WRONG', check)

/** Nobody's secret opens as another's. */
const sealFor = (userId: string) => `second factor of ${userId}`
