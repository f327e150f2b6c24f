import { createHmac, randomInt } from 'node:crypto'
import { rates } from '#contract/rates.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { tellOwner } from '../sign-in-methods/sign-in-methods.ts'
import { deleteBackupCodes, findBackupCode, findFactor, insertBackupCodes, spendBackupCode } from './queries.ts'

/** Crockford's alphabet: nothing in it looks like something else. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

/** Fresh backup codes instead of any old ones: `abcde-fghjk`, 50 bits each, kept hashed. */
export async function makeBackupCodes(tx: Tx, userId: string, context: RequestContext): Promise<string[]> {
  const codes = Array.from({ length: rates.secondFactor.backupCodes }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
  await deleteBackupCodes.run(tx, { user: userId })
  await insertBackupCodes.run(tx, { user: userId, hashes: codes.map((code) => hashOf(userId, code, context)) })
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`)
}

/** What came of a code: taken now, taken before, or wrong. */
export type Taken = 'taken' | 'spent' | 'wrong'

/** Takes a backup code and tells the owner. */
export async function takeBackupCode(tx: Tx, userId: string, code: string, context: RequestContext): Promise<Taken> {
  const hash = hashOf(userId, code, context)
  if ((await spendBackupCode.run(tx, { user: userId, hash, now: context.now })) === 0)
    return (await findBackupCode.one(tx, { user: userId, hash })) ? 'spent' : 'wrong'
  const left = (await findFactor.one(tx, { user: userId }))?.codes_left ?? 0
  await tellOwner(tx, userId, 'backupCodeUsed', left, context)
  return 'taken'
}

/** Keyed: a copy of the table is of no use without the signing secret. */
const hashOf = (userId: string, code: string, { signingSecret }: RequestContext) =>
  createHmac('sha256', signingSecret).update(`backup code ${userId} ${code}`).digest('base64')
