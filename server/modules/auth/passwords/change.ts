import type { changePassword as passwordContract, sendContactOtp, verifyContactOtp } from '#contract/auth/account.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import { unlessDuplicate } from '#server/db/duplicate.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { confirmPassword } from '../users/users.ts'
import { addressOf } from '../users/contact.ts'
import { refuseEasyPassword } from './weak-passwords.ts'
import { countSending, forgetGuesses } from '../attempt-limits/attempt-limits.ts'
import { codeMail, movedMail, passwordMail } from '../mails/account-mails.ts'
import { checkOtp, makeOtp, spendOtp } from '../codes/codes.ts'
import type { Passwords } from './hasher.ts'
import * as queries from '../users/queries.ts'
import { deleteOtherSessions } from '../sessions/queries.ts'
import { onItsWay } from '../sign-up/sign-up.ts'

type Signed = RequestContext & { caller: Caller }

/** Sets a new password and ends every other session. */
export async function changePassword(database: Database, passwords: Passwords, input: ParsedOf<typeof passwordContract>, context: Signed) {
  const user = await confirmPassword(database.db, passwords, context.caller.userId, input.currentPassword, context)
  refuseEasyPassword(input.newPassword, user, 'newPassword')
  const hash = await passwords.hash(input.newPassword)
  await database.transaction(async (tx) => {
    // Of two at once, both knowing the old password, the first wins.
    const changed = await queries.replacePassword.run(tx, { id: user.id, hash, before: user.password_hash })
    if (changed === 0) throw refuse('CURRENT_PASSWORD_IS_INCORRECT')
    await deleteOtherSessions.run(tx, { user: user.id, hash: context.caller.tokenHash })
    await queries.deleteReset.run(tx, { user: user.id })
    await forgetGuesses(tx, [user.email, user.phone, user.id], context)
    await queueMessage(tx, passwordMail(user, context), context.now)
  })
  return { message: 'The new password is set. You are signed out everywhere else.' }
}

/** Sends a code to the address that is to be the new one. Whether it is another's is said only to who proves to own it. */
export async function sendContactCode(database: Database, passwords: Passwords, input: ParsedOf<typeof sendContactOtp>, context: Signed) {
  const contact = addressOf(input)
  const { id } = await confirmPassword(database.db, passwords, context.caller.userId, input.password, context)
  await countSending(database.db, context)
  await database.transaction(async (tx) => {
    const code = await makeOtp(tx, 'change-contact', contact.address, { userId: id }, context)
    await queueMessage(tx, codeMail(contact, code, context), context.now)
  })
  return { message: onItsWay(context) }
}

/** Takes the address that the code proves, and tells the old one. A new password asked for by the old one is off. */
export async function verifyContactCode(database: Database, input: ParsedOf<typeof verifyContactOtp>, context: Signed) {
  const { email, phone, address } = addressOf(input)
  const { userId } = context.caller
  const proved = await checkOtp(database.db, 'change-contact', address, input.otp, context)
  if ((proved.draft as { userId: string }).userId !== userId) throw refuse('OTP_EXPIRED_OR_INVALID_OTP')
  await database.transaction(async (tx) => {
    await spendOtp(tx, proved.id, context)
    const old = (await queries.lockUser.one(tx, { id: userId }))!
    const taken = email ? 'EMAIL_ALREADY_EXISTS' : 'PHONE_NUMBER_ALREADY_EXISTS'
    await unlessDuplicate(queries.moveUser.run(tx, { id: userId, email: email ?? old.email, phone: phone ?? old.phone }), taken)
    await queries.deleteReset.run(tx, { user: userId })
    const what = email ? 'email' : 'phone'
    const told = old[what] ? { email: null, phone: null, [what]: old[what] } : old
    await queueMessage(tx, movedMail(told, what, context), context.now)
  })
  return { message: email ? 'The new email is set.' : 'The new phone number is set.' }
}
