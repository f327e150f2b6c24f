import type { sendContactOtp as sendContract, verifyContactOtp as verifyContract } from '#contract/auth/account.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import type { Database } from '#server/db/pool.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { recordSecurityEvent } from '#server/http/security-log.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactChangedMail, otpMail } from '../mails/account-mails.ts'
import { checkOtp, consumeOtp, createOtp, otpSentMessage } from '../otps/otps.ts'
import type { PasswordHasher } from '../passwords/hasher.ts'
import { confirmPassword } from '../passwords/passwords.ts'
import { deletePasswordReset } from '../passwords/queries.ts'
import { readContact } from '../users/contact.ts'
import { updateContact } from '../users/queries.ts'
import { lockAccount } from '../users/users.ts'

/** Sends a code to the new email or phone. Only the person who receives it learns whether the address belongs to another account. */
export async function sendContactOtp(
  database: Database,
  hasher: PasswordHasher,
  input: ParsedOf<typeof sendContract>,
  context: SignedInContext,
) {
  const contact = readContact(input)
  const { id } = await confirmPassword(database.db, hasher, context.caller.userId, input.password, context)
  await database.transaction(async (tx) => {
    const code = await createOtp(tx, subjectOf(contact, id), {}, context)
    await queueMessage(tx, otpMail(contact, code, context), context.now)
  })
  return { message: otpSentMessage(context) }
}

/** Sets the email or phone that the code confirms, and notifies the old one. Cancels a password reset requested for the old one. */
export async function verifyContactOtp(database: Database, input: ParsedOf<typeof verifyContract>, context: SignedInContext) {
  const { email, phone, address } = readContact(input)
  const { userId } = context.caller
  const otp = await checkOtp(database.db, subjectOf({ address }, userId), input.otp, context)
  await database.transaction(async (tx) => {
    await consumeOtp(tx, otp.id, context)
    const old = (await lockAccount(tx, userId))!
    const taken = email ? 'EMAIL_ALREADY_EXISTS' : 'PHONE_NUMBER_ALREADY_EXISTS'
    await refuseDuplicate(updateContact.run(tx, { id: userId, email: email ?? old.email, phone: phone ?? old.phone }), taken)
    await deletePasswordReset.run(tx, { user: userId })
    const what = email ? 'email' : 'phone'
    const recipient = old[what] ? { email: null, phone: null, [what]: old[what] } : old
    await queueMessage(tx, contactChangedMail(recipient, what, context), context.now)
  })
  recordSecurityEvent(context, 'contactChanged', { userId })
  return { message: email ? 'The new email is set.' : 'The new phone number is set.' }
}

const subjectOf = ({ address }: { address: string }, userId: string) => ({ purpose: 'change-contact', address, owner: { userId } }) as const
