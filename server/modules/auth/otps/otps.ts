import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { hourMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { deviceOf } from '#server/http/device.ts'
import { limitAttempts } from '#server/http/rate-limits.ts'
import * as queries from './queries.ts'
import { type OtpOwner, requesterOf, requestersOf } from './requesters.ts'

/** The purpose of a code, the address it's sent to, and its possible users. */
interface OtpSubject {
  purpose: 'sign-up' | 'forgotten-password' | 'change-contact' | 'sign-in-link'
  address: string
  owner: OtpOwner
}

/**
 * Creates a code for an address, stored with the draft that it will confirm. Only the requester can use it; codes of other requesters, and
 * the requester's own earlier ones, stay valid. Refuses a second code within a minute, and more than 20 per hour and address. Codes have
 * six digits unless `createCode` makes others.
 */
export async function createOtp(
  tx: Tx,
  { purpose, address, owner }: OtpSubject,
  draft: object,
  context: RequestContext,
  createCode = sixDigits,
): Promise<string> {
  const { now, signingSecret, config } = context
  await queries.lockAddress.all(tx, { address })
  const since = new Date(now.getTime() - hourMs)
  const recent = await queries.recentOtps.one(tx, { purpose, address, since, requester: requesterOf(owner, context) })
  const wait = recent?.last ? recent.last.getTime() + limits.otp.resendSeconds * 1000 - now.getTime() : 0
  if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { otp: ['was just sent'] }, wait / 1000)
  if (recent && recent.sent >= limits.otp.perHour) throw refuse('TOO_MANY_REQUESTS', { otp: ['was sent too often'] }, 3600)
  const code = createCode()
  const hash = hashOtp(signingSecret, address, code)
  const expires = new Date(now.getTime() + config.otpMinutes * 60_000)
  const requesters = requestersOf(owner, context)
  await queries.insertOtp.run(tx, { id: newId(now), purpose, address, requesters, hash, draft, now, expires })
  return code
}

/**
 * Finds the code that was typed among those requested by the same browser or user; answers its id and draft. Every call counts as an
 * attempt at each of these codes; a wrong code also counts for the address and the client.
 */
export async function checkOtp(
  db: Db,
  { purpose, address, owner }: OtpSubject,
  code: string,
  context: RequestContext,
): Promise<{ id: string; draft: unknown }> {
  if (owner === 'browser') refuseWithoutCookies(context)
  return limitAttempts(db, { name: 'code', account: address, refusal: 'OTP_EXPIRED_OR_INVALID_OTP' }, context, async () => {
    const requester = requesterOf(owner, context)
    const rows = await queries.countOtpAttempt.all(db, { purpose, address, requester, now: context.now, max: limits.otp.tries })
    const typed = Buffer.from(hashOtp(context.signingSecret, address, code))
    const right = rows.find((row) => timingSafeEqual(Buffer.from(row.code_hash), typed))
    return right && { id: right.id, draft: right.draft }
  })
}

/** Uses up a checked code and the requester's other codes for the same thing; refuses if a concurrent call was first. */
export async function consumeOtp(tx: Tx, id: string, { now }: RequestContext): Promise<void> {
  if ((await queries.consumeOtp.run(tx, { id, now })) === 0) throw refuse('OTP_EXPIRED_OR_INVALID_OTP')
  await queries.consumeOtherOtps.run(tx, { id, now })
}

/** The answer to every request for a code, whether or not one was sent. */
export const otpSentMessage = ({ config }: RequestContext) => `A code is on its way. It works for ${config.otpMinutes} minutes.`
/** The answer to every request for a link, whether or not one was sent. */
export const linkSentMessage = ({ config }: RequestContext) => `A link is on its way. It works for ${config.otpMinutes} minutes.`

/**
 * Refuses browsers without our cookie. They are recognized by it, so such a browser can't have requested a code. Reveals nothing about the
 * code.
 */
function refuseWithoutCookies({ client }: RequestContext): void {
  if (client.isBrowser && deviceOf(client) === undefined)
    throw refuse('OTP_EXPIRED_OR_INVALID_OTP', {
      cookies: ['are needed: this browser sent none, so it is not known to have asked for a code'],
    })
}

const sixDigits = (): string => String(randomInt(10 ** limits.otp.digits)).padStart(limits.otp.digits, '0')

/** An HMAC: otherwise a copy of the table could be searched for the million possible codes. */
const hashOtp = (secret: string, address: string, code: string) =>
  createHmac('sha256', secret).update(`${address} ${code}`).digest('base64')
