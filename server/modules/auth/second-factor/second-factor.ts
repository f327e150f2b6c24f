import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { decrypt } from '#server/http/encryption.ts'
import { limitAttempts } from '#server/http/rate-limits.ts'
import { type CodeResult, redeemBackupCode } from './backup-codes.ts'
import { consumeTimeStep, findSecondFactor } from './queries.ts'
import { timeStepOf } from './totp.ts'

/** Whether signing in to this account requires a second factor. */
export const isSecondFactorOn = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await findSecondFactor.one(db, { user: userId }))?.confirmed ?? false

/** Uses up a code of an account whose second factor is on. Refuses a wrong or used code; wrong ones count towards the limit. */
export async function verifySecondFactor(database: Database, userId: string, code: string, context: RequestContext): Promise<void> {
  if (!(await isSecondFactorOn(database.db, userId))) throw refuse('SECOND_FACTOR_IS_OFF')
  await limitCodes(database.db, userId, context, async () => {
    const result = await database.transaction((tx) => redeemCode(tx, userId, code, context))
    // A used code doesn't count as wrong: it was right once, and people press buttons twice.
    if (result === 'used') throw refuse('SECOND_FACTOR_IS_WRONG')
    return result === 'accepted' ? result : undefined
  })
}

/** Runs `check`, which returns undefined for a wrong code. Refuses once an account has had too many wrong codes. */
export const limitCodes = <T>(db: Db, userId: string, context: RequestContext, check: () => Promise<T | undefined>): Promise<T> =>
  limitAttempts(db, { name: 'second-factor', account: userId, refusal: 'SECOND_FACTOR_IS_WRONG' }, context, check)

async function redeemCode(tx: Tx, userId: string, code: string, context: RequestContext): Promise<CodeResult> {
  if (code.length !== 6) return redeemBackupCode(tx, userId, code, context)
  const factor = await findSecondFactor.one(tx, { user: userId })
  const step = factor?.confirmed ? await matchTotp(factor.secret, userId, code, context) : null
  if (step === null) return 'wrong'
  return (await consumeTimeStep.run(tx, { user: userId, secret: factor!.secret, step })) > 0 ? 'accepted' : 'used'
}

/** The time step of a code, for an encrypted secret as it's stored; null for a wrong code. */
export async function matchTotp(
  encryptedSecret: string,
  userId: string,
  code: string,
  { now, signingSecret }: RequestContext,
): Promise<number | null> {
  const secret = decrypt(signingSecret, encryptionPurpose(userId), encryptedSecret, now)
  return typeof secret === 'string' ? timeStepOf(secret, code, now) : null
}

/** The purpose includes the user, so one user's encrypted secret can't be used for another. */
export const encryptionPurpose = (userId: string) => `second factor of ${userId}`
