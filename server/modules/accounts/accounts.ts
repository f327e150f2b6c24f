import type { Customer, sendSignUpOtp, verifySignUpOtp } from '#contract/accounts.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusals.ts'
import type { Database } from '#server/db/pool.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, Context } from '#server/http/house.ts'
import { post } from '#server/outside/outbox.ts'
import { codeMail, knownMail } from './mail.ts'
import { checkOtp, makeOtp, spendOtp } from './otps.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { addressTaken, deleteSession, deleteSessions, findUserForSignIn, insertUser, userById } from './queries.ts'
import { startSession } from './sessions.ts'

export { authenticate } from './sessions.ts'

interface Contact {
  email?: string | undefined
  phone?: string | undefined
}
interface Draft {
  name: string
  email: string | null
  phone: string | null
  passwordHash: string
}

/** A token for the right email or phone and password; the same refusal, in the same time, for a wrong one and an unknown one. */
export async function signIn(db: Db, input: Contact & { password: string }, { now }: Context) {
  const contact = contactOf(input)
  const user = await findUserForSignIn.one(db, contact)
  if (!(await verifyPassword(input.password, user?.password_hash)) || !user) throw refuse('INVALID_CREDENTIALS')
  return { access_token: await startSession(db, user.id, now) }
}

/** Sends a code, or tells the owner of a known address that there is an account: to the caller both look the same. */
export async function sendSignUpCode(database: Database, input: ParsedOf<typeof sendSignUpOtp>, context: Context) {
  const contact = contactOf(input)
  const address = contact.email ?? contact.phone!
  const draft: Draft = { name: input.name, ...contact, passwordHash: await hashPassword(input.password) }
  await database.transaction(async (tx) => {
    const code = await makeOtp(tx, 'sign-up', address, draft, context)
    const taken = await addressTaken.one(tx, { email: contact.email, phone: contact.email ? null : contact.phone })
    await post(tx, taken ? knownMail(contact, context) : codeMail(contact, code, context), context.now)
  })
  return { message: `A code is on its way. It works for ${context.config.otpMinutes} minutes.` }
}

/** Creates the account that the code proves and signs it in. */
export async function verifySignUpCode(database: Database, input: ParsedOf<typeof verifySignUpOtp>, context: Context) {
  const contact = contactOf(input)
  const proved = await checkOtp(database.db, 'sign-up', contact.email ?? contact.phone!, input.otp, context)
  const draft = proved.draft as Draft
  return database.transaction(async (tx) => {
    await spendOtp(tx, proved.id, context)
    const user = await createUser(tx, draft, 'customer', context.now)
    if (!user) throw refuse('USER_ALREADY_EXISTS')
    return { access_token: await startSession(tx, user, context.now) }
  })
}

/** A new account; undefined where its email or phone has one already. */
export async function createUser(tx: Tx, draft: Draft, role: string, now: Date): Promise<string | undefined> {
  const row = await insertUser.one(tx, {
    id: newId(now),
    name: draft.name,
    email: draft.email,
    phone: draft.phone,
    hash: draft.passwordHash,
    role,
    now,
  })
  return row?.id
}

/** Ends this session, or all of this person's. */
export async function signOut(tx: Tx, caller: Caller, everywhere: boolean) {
  if (everywhere) await deleteSessions.run(tx, { user: caller.userId })
  else await deleteSession.run(tx, { hash: caller.tokenHash })
  return { message: 'Signed out' }
}

/** The signed-in customer. */
export async function profile(db: Db | Tx, { userId }: Caller): Promise<Customer> {
  const user = await userById.one(db, { id: userId })
  if (!user) throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  return user as Customer
}

function contactOf({ email, phone }: Contact): { email: string | null; phone: string | null } {
  if (!email && !phone) throw refuse('INVALID_INPUT', { email: ['send an email or a phone'], phone: ['send an email or a phone'] })
  return { email: email ?? null, phone: phone ?? null }
}
