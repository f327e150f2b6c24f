import type { sendSignUpOtp as sendContract, verifySignUpOtp as verifyContract } from '#contract/auth/account.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { alreadyRegisteredMail, otpMail } from '../mails/account-mails.ts'
import { checkOtp, consumeOtp, createOtp, otpSentMessage } from '../otps/otps.ts'
import type { PasswordHasher } from '../passwords/hasher.ts'
import { refuseWeakPassword } from '../passwords/weak-passwords.ts'
import { startSession } from '../sessions/sessions.ts'
import { readContact } from '../users/contact.ts'
import { findUserByContact } from '../users/queries.ts'
import { createUser, type NewUser, refuseReservedName } from '../users/users.ts'

/** Sends a code, or tells the owner of a known address that it has an account. To the caller both look the same. */
export async function sendSignUpOtp(
  database: Database,
  hasher: PasswordHasher,
  input: ParsedOf<typeof sendContract>,
  context: RequestContext,
): Promise<{ message: string }> {
  const contact = readContact(input)
  const { name, email = null, phone = null, password } = input
  refuseReservedName(name, context)
  refuseWeakPassword(password, input, 'password')
  const draft: NewUser = { name, email, phone, passwordHash: await hasher.hash(password), locale: context.config.shop.locale }
  await database.transaction(async (tx) => {
    const code = await createOtp(tx, subjectOf(contact), draft, context)
    const known = await findUserByContact.one(tx, contact)
    await queueMessage(tx, known ? alreadyRegisteredMail(contact, context) : otpMail(contact, code, context), context.now)
  })
  return { message: otpSentMessage(context) }
}

/** Creates the account that the code confirms and signs it in. */
export async function verifySignUpOtp(database: Database, input: ParsedOf<typeof verifyContract>, context: RequestContext) {
  const otp = await checkOtp(database.db, subjectOf(readContact(input)), input.otp, context)
  return database.transaction(async (tx) => {
    await consumeOtp(tx, otp.id, context)
    const user = await createUser(tx, otp.draft as NewUser, 'customer', context.now)
    if (!user) throw refuse('USER_ALREADY_EXISTS')
    const { access_token } = await startSession(tx, user, context)
    return { access_token }
  })
}

const subjectOf = ({ address }: { address: string }) => ({ purpose: 'sign-up', address, owner: 'browser' }) as const
