import type { sendSignInLink as sendContract, verifySignInLink as verifyContract } from '#contract/auth/account.ts'
import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { noAccountMail, signInLinkMail } from '../mails/account-mails.ts'
import { checkOtp, consumeOtp, createOtp, linkSentMessage } from '../otps/otps.ts'
import { signInOrAskSecondFactor } from '../second-factor/tickets.ts'
import { createToken } from '../sessions/tokens.ts'
import { findUserByContact } from '../users/queries.ts'

/**
 * Mails a link that signs in, or informs the owner of the address that it has no account. Both cases do the same work, so neither the answer
 * nor its time tells them apart. Password attempts by strangers don't block it.
 */
export async function sendSignInLink(database: Database, { email }: ParsedOf<typeof sendContract>, context: RequestContext) {
  const contact = { email, phone: null }
  await database.transaction(async (tx) => {
    const user = await findUserByContact.one(tx, contact)
    const token = await createOtp(tx, subjectOf(email), { userId: user?.id ?? null }, context, createToken)
    await queueMessage(tx, user ? signInLinkMail(contact, token, context) : noAccountMail(contact, context), context.now)
  })
  return { message: linkSentMessage(context) }
}

/**
 * Exchanges a link for a token, or a ticket for the second factor: once, in the browser that asked for it, while the account still has the
 * address.
 */
export async function verifySignInLink(
  database: Database,
  { email, token }: ParsedOf<typeof verifyContract>,
  context: RequestContext,
): Promise<SignInResult> {
  const link = await checkOtp(database.db, subjectOf(email), token, context)
  return database.transaction(async (tx) => {
    await consumeOtp(tx, link.id, context)
    const user = await findUserByContact.one(tx, { email, phone: null })
    if (!user || user.id !== (link.draft as { userId: string | null }).userId) throw refuse('OTP_EXPIRED_OR_INVALID_OTP')
    return signInOrAskSecondFactor(tx, user.id, context)
  })
}

const subjectOf = (address: string) => ({ purpose: 'sign-in-link', address, owner: 'browser' }) as const
