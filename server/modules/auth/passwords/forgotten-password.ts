import type {
  resetPassword as resetContract,
  sendForgottenOtp as sendContract,
  verifyForgottenOtp as verifyContract,
} from '#contract/auth/account.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import { recordSecurityEvent } from '#server/http/security-log.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { clearFailures } from '#server/http/rate-limits.ts'
import { noAccountMail, otpMail, passwordChangedMail } from '../mails/account-mails.ts'
import { checkOtp, consumeOtp, createOtp, otpSentMessage } from '../otps/otps.ts'
import { endSessions } from '../sessions/sessions.ts'
import { createToken, hashToken } from '../sessions/tokens.ts'
import { readContact } from '../users/contact.ts'
import { findUserByContact } from '../users/queries.ts'
import type { PasswordHasher } from './hasher.ts'
import { consumePasswordReset, findPasswordReset, setPassword, upsertPasswordReset } from './queries.ts'
import { refuseWeakPassword } from './weak-passwords.ts'

/**
 * Sends a code, or tells the owner of the address that it has no account. Both cases do the same work, so neither the answer nor its time
 * tells them apart. The code for an address without an account isn't sent.
 */
export async function sendForgottenOtp(database: Database, input: ParsedOf<typeof sendContract>, context: RequestContext) {
  const contact = readContact(input)
  await database.transaction(async (tx) => {
    const user = await findUserByContact.one(tx, contact)
    const code = await createOtp(tx, subjectOf(contact), { userId: user?.id ?? null }, context)
    await queueMessage(tx, user ? otpMail(contact, code, context) : noAccountMail(contact, context), context.now)
  })
  return { message: otpSentMessage(context) }
}

/** Exchanges the code for a token that sets a new password. Refuses a code whose address now belongs to another account. */
export async function verifyForgottenOtp(database: Database, input: ParsedOf<typeof verifyContract>, context: RequestContext) {
  const contact = readContact(input)
  const otp = await checkOtp(database.db, subjectOf(contact), input.otp, context)
  return database.transaction(async (tx) => {
    await consumeOtp(tx, otp.id, context)
    const user = await findUserByContact.one(tx, contact)
    if (!user || user.id !== (otp.draft as { userId: string | null }).userId) throw refuse('OTP_EXPIRED_OR_INVALID_OTP')
    const resetToken = createToken()
    const expires = new Date(context.now.getTime() + limits.password.resetMinutes * 60_000)
    await upsertPasswordReset.run(tx, { user: user.id, hash: hashToken(resetToken), expires })
    return { resetToken }
  })
}

/** Sets the new password, once per token, and ends every session, which signs out anyone who knew the old password. */
export async function resetPassword(
  database: Database,
  hasher: PasswordHasher,
  { resetToken, password }: ParsedOf<typeof resetContract>,
  context: RequestContext,
) {
  const hash = hashToken(resetToken)
  const user = await findPasswordReset.one(database.db, { hash, now: context.now })
  if (!user) throw refuse('TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER')
  refuseWeakPassword(password, user, 'password')
  const passwordHash = await hasher.hash(password)
  await database.transaction(async (tx) => {
    await endSessions(tx, user.id)
    if ((await consumePasswordReset.run(tx, { hash, now: context.now })) === 0) throw refuse('TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER')
    await setPassword.run(tx, { id: user.id, hash: passwordHash })
    await clearFailures(tx, 'password', [user.email, user.phone, user.id], context)
    await queueMessage(tx, passwordChangedMail(user, context), context.now)
  })
  recordSecurityEvent(context, 'passwordReset', { userId: user.id })
  return { message: 'The new password is set. Sign in with it.' }
}

const subjectOf = ({ address }: { address: string }) => ({ purpose: 'forgotten-password', address, owner: 'browser' }) as const
