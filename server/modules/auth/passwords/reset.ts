import { randomBytes } from 'node:crypto'
import type { resetPassword as resetContract, sendForgottenOtp, verifyForgottenOtp } from '#contract/auth/account.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { addressOf } from '../users/contact.ts'
import { refuseEasyPassword } from './weak-passwords.ts'
import { countSending, forgetGuesses } from '../attempt-limits/attempt-limits.ts'
import { codeMail, passwordMail, unknownMail } from '../mails/account-mails.ts'
import { checkOtp, makeOtp, spendOtp } from '../codes/codes.ts'
import type { Passwords } from './hasher.ts'
import { findReset, findUserByAddress, keepReset, replacePassword, useReset } from '../users/queries.ts'
import { deleteSessions } from '../sessions/queries.ts'
import { hashToken } from '../sessions/sessions.ts'
import { onItsWay } from '../sign-up/sign-up.ts'

/**
 * Sends a code, or tells the owner of the address that there is no account: the same work for both, so that neither answer nor
 * time tells them apart. The code of an address without account is told to nobody.
 */
export async function sendForgottenCode(database: Database, input: ParsedOf<typeof sendForgottenOtp>, context: RequestContext) {
  const contact = addressOf(input)
  await countSending(database.db, context)
  await database.transaction(async (tx) => {
    const user = await findUserByAddress.one(tx, contact)
    const code = await makeOtp(tx, 'forgotten-password', contact.address, { userId: user?.id ?? null }, context)
    await queueMessage(tx, user ? codeMail(contact, code, context) : unknownMail(contact, context), context.now)
  })
  return { message: onItsWay(context) }
}

/** A token for a new password, in exchange for the code. An address that has moved to another account since proves nothing. */
export async function verifyForgottenCode(database: Database, input: ParsedOf<typeof verifyForgottenOtp>, context: RequestContext) {
  const contact = addressOf(input)
  const proved = await checkOtp(database.db, 'forgotten-password', contact.address, input.otp, context)
  return database.transaction(async (tx) => {
    await spendOtp(tx, proved.id, context)
    const user = await findUserByAddress.one(tx, contact)
    if (!user || user.id !== (proved.draft as { userId: string | null }).userId) throw refuse('OTP_EXPIRED_OR_INVALID_OTP')
    const resetToken = randomBytes(32).toString('base64url')
    const expires = new Date(context.now.getTime() + limits.password.resetMinutes * 60_000)
    await keepReset.run(tx, { user: user.id, hash: hashToken(resetToken), expires })
    return { resetToken }
  })
}

/** Sets the new password, once for a token, and ends every session: whoever knew the old one is out. */
export async function resetPassword(
  database: Database,
  passwords: Passwords,
  { resetToken, password }: ParsedOf<typeof resetContract>,
  context: RequestContext,
) {
  const hash = hashToken(resetToken)
  const user = await findReset.one(database.db, { hash, now: context.now })
  if (!user) throw refuse('TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER')
  refuseEasyPassword(password, user, 'password')
  const made = await passwords.hash(password)
  await database.transaction(async (tx) => {
    if ((await useReset.run(tx, { hash, now: context.now })) === 0) throw refuse('TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER')
    await replacePassword.run(tx, { id: user.id, hash: made, before: user.password_hash })
    await deleteSessions.run(tx, { user: user.id })
    await forgetGuesses(tx, [user.email, user.phone, user.id], context)
    await queueMessage(tx, passwordMail(user, context), context.now)
  })
  return { message: 'The new password is set. Sign in with it.' }
}
