import type { ParsedOf } from '#contract/endpoint.ts'
import { rates } from '#contract/rates.ts'
import type { addPasskey, passkeySignIn } from '#contract/auth/passkeys.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { beginSession, contactOf } from '../users/users.ts'
import { assertWayIn, holdAccount, tellOwner } from '../sign-in-methods/sign-in-methods.ts'
import { makeChallenge, spend } from './challenges.ts'
import { passkeyHost } from './relying-party.ts'
import { deletePasskey, findPasskey, insertPasskey, notePasskeyUse, passkeysOf } from './queries.ts'
import { algorithms, userHandle, verifyAssertion, verifyRegistration } from './webauthn.ts'

type Signed = RequestContext & { caller: Caller }
const { perAccount } = rates.passkeys

/** The passkeys of a person, oldest first. */
export async function readPasskeys(db: Db | Tx, userId: string) {
  const rows = await passkeysOf.all(db, { user: userId })
  return {
    passkeys: rows.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: used_at?.toISOString() ?? null,
    })),
  }
}

/** What a browser needs to make a passkey that finds its account by itself and asks for a finger, a face or a PIN. */
export async function optionsToAdd(db: Db, context: Signed) {
  const { config, caller } = context
  const known = await passkeysOf.all(db, { user: caller.userId })
  if (known.length >= perAccount) throw refuse('TOO_MANY_PASSKEYS')
  const { email, phone } = await contactOf(db, caller.userId)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: config.shop.name,
    rpID: passkeyHost(config),
    userName: email ?? phone ?? config.shop.name,
    userID: userHandle(caller.userId),
    challenge: makeChallenge(caller.userId, context),
    supportedAlgorithmIDs: algorithms,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** Keeps a passkey that the browser made; refuses one that does not hold or that somebody has already. */
export async function add(database: Database, { name, response }: ParsedOf<typeof addPasskey>, context: Signed) {
  const { userId } = context.caller
  const made = await verifyRegistration(response, userId, context)
  return database.transaction(async (tx) => {
    await holdAccount(tx, userId)
    await spend(tx, response.response.clientDataJSON, context)
    if ((await passkeysOf.all(tx, { user: userId })).length >= perAccount) throw refuse('TOO_MANY_PASSKEYS')
    const added = await insertPasskey.run(tx, { ...made, id: newId(context.now), user: userId, name, now: context.now })
    if (added === 0) throw refuse('PASSKEY_IS_NOT_VALID')
    await tellOwner(tx, userId, 'passkeyAdded', name, context)
    return readPasskeys(tx, userId)
  })
}

/** Removes a passkey; refuses the last way in. */
export async function removeOne(tx: Tx, id: string, context: Signed) {
  const { userId } = context.caller
  await holdAccount(tx, userId)
  const removed = await deletePasskey.one(tx, { user: userId, id })
  if (!removed) throw refuse('NOT_FOUND')
  await assertWayIn(tx, userId)
  await tellOwner(tx, userId, 'passkeyRemoved', removed.name, context)
  return readPasskeys(tx, userId)
}

/** What a browser needs to ask for a passkey; nobody has said yet who they are. */
export async function optionsToSignIn(context: RequestContext) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: passkeyHost(context.config),
    challenge: makeChallenge('sign-in', context),
    userVerification: 'required',
  })
  return { ...options }
}

/** A token for a passkey. It is something one has and a finger, a face or a PIN: two factors. */
export async function signInByPasskey(database: Database, { response }: ParsedOf<typeof passkeySignIn>, context: RequestContext) {
  const passkey = await findPasskey.one(database.db, { credential: response.id })
  if (!passkey) throw refuse('PASSKEY_IS_NOT_VALID')
  const counter = await verifyAssertion(response, passkey, context)
  return database.transaction(async (tx) => {
    await spend(tx, response.response.clientDataJSON, context)
    if ((await notePasskeyUse.run(tx, { id: passkey.id, counter, now: context.now })) === 0) throw refuse('PASSKEY_IS_NOT_VALID')
    return beginSession(tx, passkey.user_id, context, { secondFactor: true })
  })
}
