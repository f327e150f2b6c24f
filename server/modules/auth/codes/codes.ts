import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { codesLimit, guess } from '../attempt-limits/attempt-limits.ts'
import { countOtpTry, insertOtp, lockAddress, recentOtps, useOtp } from './queries.ts'

type Purpose = 'sign-up' | 'forgotten-password' | 'change-contact'
const hourMs = 3_600_000

/**
 * A fresh code for an address, with the draft to keep until it is proved. Refuses a second one within a minute and more
 * than 20 an hour. An older code of the address no longer works.
 */
export async function makeOtp(
  tx: Tx,
  purpose: Purpose,
  address: string,
  draft: object,
  { now, signingSecret, config }: RequestContext,
): Promise<string> {
  await lockAddress.all(tx, { address: `${purpose} ${address}` })
  const recent = await recentOtps.one(tx, { purpose, address, since: new Date(now.getTime() - hourMs) })
  const wait = recent?.last ? recent.last.getTime() + limits.otp.resendSeconds * 1000 - now.getTime() : 0
  if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { otp: ['was just sent'] }, wait / 1000)
  if (recent && recent.sent >= limits.otp.perHour) throw refuse('TOO_MANY_REQUESTS', { otp: ['was sent too often'] }, 3600)
  const code = String(randomInt(10 ** limits.otp.digits)).padStart(limits.otp.digits, '0')
  const expires = new Date(now.getTime() + config.otpMinutes * 60_000)
  await insertOtp.run(tx, {
    id: newId(now),
    purpose,
    address,
    hash: hashCode(signingSecret, address, code),
    draft: JSON.stringify(draft),
    now,
    expires,
  })
  return code
}

/** Finds what a code proves: its id and draft. Each call counts as a try of the code; a wrong one as a guess of the client, too. */
export async function checkOtp(
  db: Db,
  purpose: Purpose,
  address: string,
  code: string,
  context: RequestContext,
): Promise<{ id: string; draft: unknown }> {
  return guess(db, [codesLimit(context)], context, 'OTP_EXPIRED_OR_INVALID_OTP', async () => {
    const row = await countOtpTry.one(db, { purpose, address, now: context.now, tries: limits.otp.tries })
    const made = Buffer.from(hashCode(context.signingSecret, address, code))
    const right = row && timingSafeEqual(Buffer.from(row.code_hash), made)
    return right ? { id: row.id, draft: row.draft } : undefined
  })
}

/** Spends a checked code; fails where a parallel call spent it first. */
export async function spendOtp(tx: Tx, id: string, { now }: RequestContext): Promise<void> {
  if ((await useOtp.run(tx, { id, now })) === 0) throw refuse('OTP_EXPIRED_OR_INVALID_OTP')
}

/** Keyed, so that a copy of the table does not give the million possible codes away. */
const hashCode = (signingSecret: string, address: string, code: string) =>
  createHmac('sha256', signingSecret).update(`${address} ${code}`).digest('base64')
