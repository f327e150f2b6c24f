import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { limitAttempts } from '#server/http/rate-limits.ts'
import * as queries from './queries.ts'

type Purpose = 'sign-up' | 'forgotten-password' | 'change-contact'
const hourMs = 3_600_000

/**
 * A new code for an address, stored with the draft that it will confirm; older codes of the address stop working. Refuses a second
 * one within a minute and more than 20 an hour.
 */
export async function createOtp(tx: Tx, purpose: Purpose, address: string, draft: object, context: RequestContext): Promise<string> {
  const { now, signingSecret, config } = context
  await queries.lockAddress.all(tx, { address: `${purpose} ${address}` })
  const recent = await queries.recentOtps.one(tx, { purpose, address, since: new Date(now.getTime() - hourMs) })
  const wait = recent?.last ? recent.last.getTime() + limits.otp.resendSeconds * 1000 - now.getTime() : 0
  if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { otp: ['was just sent'] }, wait / 1000)
  if (recent && recent.sent >= limits.otp.perHour) throw refuse('TOO_MANY_REQUESTS', { otp: ['was sent too often'] }, 3600)
  const code = String(randomInt(10 ** limits.otp.digits)).padStart(limits.otp.digits, '0')
  const hash = hashOtp(signingSecret, address, code)
  const expires = new Date(now.getTime() + config.otpMinutes * 60_000)
  await queries.insertOtp.run(tx, { id: newId(now), purpose, address, hash, draft: JSON.stringify(draft), now, expires })
  return code
}

/** The id and draft of the code that was typed. Every call counts as an attempt at the code; a wrong one counts for the client, too. */
export async function checkOtp(
  db: Db,
  purpose: Purpose,
  address: string,
  code: string,
  context: RequestContext,
): Promise<{ id: string; draft: unknown }> {
  return limitAttempts(db, { name: 'code', refusal: 'OTP_EXPIRED_OR_INVALID_OTP' }, context, async () => {
    const row = await queries.countOtpAttempt.one(db, { purpose, address, now: context.now, max: limits.otp.tries })
    const typed = Buffer.from(hashOtp(context.signingSecret, address, code))
    const right = row && timingSafeEqual(Buffer.from(row.code_hash), typed)
    return right ? { id: row.id, draft: row.draft } : undefined
  })
}

/** Uses up a checked code; refuses it when a parallel call was first. */
export async function consumeOtp(tx: Tx, id: string, { now }: RequestContext): Promise<void> {
  if ((await queries.consumeOtp.run(tx, { id, now })) === 0) throw refuse('OTP_EXPIRED_OR_INVALID_OTP')
}

/** The one answer to everybody who asks for a code. */
export const otpSentMessage = ({ config }: RequestContext) => `A code is on its way. It works for ${config.otpMinutes} minutes.`

/** An HMAC, so that a copy of the table doesn't let anyone try the million possible codes. */
const hashOtp = (secret: string, address: string, code: string) =>
  createHmac('sha256', secret).update(`${address} ${code}`).digest('base64')
