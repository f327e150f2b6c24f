import { createHmac, randomInt } from 'node:crypto'
import { serverLimits } from '#contract/server-limits.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { notifyOwner } from '../mails/security-notices.ts'
import { consumeBackupCode, deleteBackupCodes, findBackupCode, findSecondFactor, insertBackupCodes } from './queries.ts'

/** Crockford's Base32 alphabet: no two characters look alike. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

/** New backup codes that replace the old ones: `abcde-fghjk`, 50 random bits each. Only their hashes are stored. */
export async function createBackupCodes(tx: Tx, userId: string, context: RequestContext): Promise<string[]> {
  const codes = Array.from({ length: serverLimits.secondFactor.backupCodes }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
  await deleteBackupCodes.run(tx, { user: userId })
  await insertBackupCodes.run(tx, { user: userId, hashes: codes.map((code) => hashCode(userId, code, context)) })
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`)
}

/** The result of redeeming a code: right and now used up, used before, or wrong. */
export type CodeResult = 'accepted' | 'used' | 'wrong'

/** Uses up a backup code and notifies the owner. */
export async function redeemBackupCode(tx: Tx, userId: string, code: string, context: RequestContext): Promise<CodeResult> {
  const hash = hashCode(userId, code, context)
  if ((await consumeBackupCode.run(tx, { user: userId, hash, now: context.now })) === 0)
    return (await findBackupCode.one(tx, { user: userId, hash })) ? 'used' : 'wrong'
  const left = (await findSecondFactor.one(tx, { user: userId }))?.codes_left ?? 0
  await notifyOwner(tx, userId, 'backupCodeUsed', left, context)
  return 'accepted'
}

/** An HMAC: a copy of the table is of no use without the signing secret. */
const hashCode = (userId: string, code: string, { signingSecret }: RequestContext) =>
  createHmac('sha256', signingSecret).update(`backup code ${userId} ${code}`).digest('base64')
