import type { sendSignUpOtp, verifySignUpOtp } from '#contract/auth/account.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { createUser, type Draft } from '../users/users.ts'
import { addressOf } from '../users/contact.ts'
import { refuseEasyPassword } from '../passwords/weak-passwords.ts'
import { countSending } from '../attempt-limits/attempt-limits.ts'
import { codeMail, knownMail } from '../mails/account-mails.ts'
import { checkOtp, makeOtp, spendOtp } from '../codes/codes.ts'
import type { Passwords } from '../passwords/hasher.ts'
import { findUserByAddress } from '../users/queries.ts'
import { beginSession } from '../sessions/sessions.ts'

/** Sends a code, or tells the owner of a known address that there is an account: to the caller both look the same. */
export async function sendSignUpCode(
  database: Database,
  passwords: Passwords,
  input: ParsedOf<typeof sendSignUpOtp>,
  context: RequestContext,
): Promise<{ message: string }> {
  const contact = addressOf(input)
  refuseEasyPassword(input.password, input, 'password')
  await countSending(database.db, context)
  const draft: Draft = {
    name: input.name,
    email: input.email ?? null,
    phone: input.phone ?? null,
    passwordHash: await passwords.hash(input.password),
  }
  await database.transaction(async (tx) => {
    const code = await makeOtp(tx, 'sign-up', contact.address, draft, context)
    const known = await findUserByAddress.one(tx, contact)
    await queueMessage(tx, known ? knownMail(contact, context) : codeMail(contact, code, context), context.now)
  })
  return { message: onItsWay(context) }
}

/** Creates the account that the code proves and signs it in. */
export async function verifySignUpCode(database: Database, input: ParsedOf<typeof verifySignUpOtp>, context: RequestContext) {
  const proved = await checkOtp(database.db, 'sign-up', addressOf(input).address, input.otp, context)
  return database.transaction(async (tx) => {
    await spendOtp(tx, proved.id, context)
    const user = await createUser(tx, proved.draft as Draft, 'customer', context.now)
    if (!user) throw refuse('USER_ALREADY_EXISTS')
    const { access_token } = await beginSession(tx, user, context)
    return { access_token }
  })
}

/** The one answer to everybody who asks for a code. */
export const onItsWay = ({ config }: RequestContext) => `A code is on its way. It works for ${config.otpMinutes} minutes.`
