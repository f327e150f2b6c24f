import type {
  addPasskey as addContract,
  passkeyRegistrationOptions as optionsContract,
  passkeySignIn as signInContract,
} from '#contract/auth/passkeys.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { notifyOwner } from '../mails/security-notices.ts'
import type { PasswordHasher } from '../passwords/hasher.ts'
import { confirmOwner } from '../passwords/passwords.ts'
import { startSession } from '../sessions/sessions.ts'
import { requireSignInMethod } from '../sign-in-methods/sign-in-methods.ts'
import { contactOf, lockAccount } from '../users/users.ts'
import { consumeChallenge, createChallenge } from './challenges.ts'
import * as queries from './queries.ts'
import { relyingPartyId } from './relying-party.ts'
import { algorithms, userHandle, verifyAssertion, verifyRegistration } from './webauthn.ts'

const { perAccount } = serverLimits.passkeys

/** The passkeys of a user, oldest first. */
export async function listPasskeys(db: Db | Tx, userId: string) {
  const rows = await queries.listPasskeys.all(db, { user: userId })
  return {
    passkeys: rows.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: used_at?.toISOString() ?? null,
    })),
  }
}

/**
 * What a browser needs to create a passkey: a discoverable credential with user verification (fingerprint, face or PIN). Only the account's
 * owner gets such a challenge, and no passkey can be added without one.
 */
export async function registrationOptions(
  { db }: Database,
  hasher: PasswordHasher,
  { password }: ParsedOf<typeof optionsContract>,
  context: SignedInContext,
) {
  await confirmOwner(db, hasher, password, context)
  const { config, caller } = context
  const existing = await queries.listPasskeys.all(db, { user: caller.userId })
  if (existing.length >= perAccount) throw refuse('TOO_MANY_PASSKEYS')
  const { email, phone } = await contactOf(db, caller.userId)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: config.shop.name,
    rpID: relyingPartyId(config),
    userName: email ?? phone ?? config.shop.name,
    userID: userHandle(caller.userId),
    challenge: createChallenge(caller.userId, context),
    supportedAlgorithmIDs: algorithms,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** Stores a passkey that the browser has created; refuses one that fails verification or is already registered. */
export async function addPasskey(database: Database, { name, response }: ParsedOf<typeof addContract>, context: SignedInContext) {
  const { userId } = context.caller
  const credential = await verifyRegistration(response, userId, context)
  return database.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await consumeChallenge(tx, response.response.clientDataJSON, context)
    if ((await queries.listPasskeys.all(tx, { user: userId })).length >= perAccount) throw refuse('TOO_MANY_PASSKEYS')
    const added = await queries.insertPasskey.run(tx, { ...credential, id: newId(context.now), user: userId, name, now: context.now })
    if (added === 0) throw refuse('PASSKEY_IS_NOT_VALID')
    await notifyOwner(tx, userId, 'passkeyAdded', name, context)
    return listPasskeys(tx, userId)
  })
}

/** Removes a passkey; refuses when it is the last sign-in method. */
export async function removePasskey(tx: Tx, id: string, context: SignedInContext) {
  const { userId } = context.caller
  await lockAccount(tx, userId)
  const removed = await queries.deletePasskey.one(tx, { user: userId, id })
  if (!removed) throw refuse('NOT_FOUND')
  await requireSignInMethod(tx, userId)
  await notifyOwner(tx, userId, 'passkeyRemoved', removed.name, context)
  return listPasskeys(tx, userId)
}

/** What a browser needs to ask for a passkey of any account. */
export async function authenticationOptions(context: RequestContext) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(context.config),
    challenge: createChallenge('sign-in', context),
    userVerification: 'required',
  })
  return { ...options }
}

/** Signs in with a passkey. It counts as two factors: something the user has, and a fingerprint, face or PIN. */
export async function signInWithPasskey(database: Database, { response }: ParsedOf<typeof signInContract>, context: RequestContext) {
  const passkey = await queries.findPasskey.one(database.db, { credential: response.id })
  if (!passkey) throw refuse('PASSKEY_IS_NOT_VALID')
  const counter = await verifyAssertion(response, passkey, context)
  return database.transaction(async (tx) => {
    await consumeChallenge(tx, response.response.clientDataJSON, context)
    const used = await queries.recordPasskeyUse.run(tx, { id: passkey.id, counter, now: context.now })
    if (used === 0) throw refuse('PASSKEY_IS_NOT_VALID')
    return startSession(tx, passkey.user_id, context, { secondFactor: true })
  })
}
