import type { Provider } from '#contract/auth/social.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { notifyOwner } from '../mails/security-notices.ts'
import { requireSignInMethod, signInMethodsOf } from '../sign-in-methods/sign-in-methods.ts'
import { createUser, isReservedName, lockAccount } from '../users/users.ts'
import { cleanName, type Identity } from './identity.ts'
import * as queries from './queries.ts'

const providerNames: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }

/**
 * The user of an identity: the one it's linked to, otherwise the one with the same verified email, otherwise a new one. Many concurrent
 * calls with one identity find or create the same user.
 */
export async function findOrCreateUser(tx: Tx, identity: Identity, context: RequestContext): Promise<string> {
  await lock(tx, identity)
  const known = await queries.findIdentity.one(tx, identity)
  if (known) return known.user_id
  // Looks for the email again at the end, as another call may just have created its account.
  const user =
    (await linkByEmail(tx, identity, context)) ??
    (await createLinkedUser(tx, identity, context)) ??
    (await linkByEmail(tx, identity, context))
  if (!user) throw refuse('ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT')
  return user
}

/**
 * Links the identity to the user who has its email, if there is one. Every email of an account is verified, by a code or by a provider,
 * so a verified one means the same person. Refuses when the provider hasn't verified it, or when another of its accounts is linked
 * already: providers reassign addresses.
 */
async function linkByEmail(tx: Tx, identity: Identity, context: RequestContext): Promise<string | undefined> {
  const { provider, email, emailVerified } = identity
  const user = email === null ? undefined : await queries.findUserByEmail.one(tx, { email, provider })
  if (!user) return undefined
  if (!emailVerified || user.linked || !(await insert(tx, user.id, identity, context))) throw refuse('ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT')
  await notifyOwner(tx, user.id, 'linked', providerNames[provider], context)
  return user.id
}

/** Creates a user for an identity. An unverified email isn't stored as the account's email. */
async function createLinkedUser(tx: Tx, identity: Identity, context: RequestContext): Promise<string | undefined> {
  const { email, emailVerified } = identity
  const given = identity.name ?? cleanName(email?.split('@')[0]) ?? 'Member'
  const name = isReservedName(given, context.config.shop.name) ? 'Member' : given
  const newUser = { name, email: emailVerified ? email : null, phone: null, passwordHash: null, locale: context.config.shop.locale }
  const user = await createUser(tx, newUser, 'customer', context.now)
  if (user) await insert(tx, user, identity, context)
  return user
}

/** Links an identity to a signed-in user's account. */
export async function linkIdentity(tx: Tx, userId: string, identity: Identity, context: RequestContext): Promise<void> {
  await lock(tx, identity)
  await lockAccount(tx, userId)
  const known = await queries.findIdentity.one(tx, identity)
  if (known?.user_id === userId) return
  if (known) throw refuse('IDENTITY_BELONGS_TO_ANOTHER_ACCOUNT')
  if (!(await insert(tx, userId, identity, context))) throw refuse('IDENTITY_IS_ALREADY_LINKED')
  await notifyOwner(tx, userId, 'linked', providerNames[identity.provider], context)
}

/** Unlinks a provider; refuses when it is the last sign-in method. */
export async function unlinkIdentity(tx: Tx, userId: string, provider: Provider, context: RequestContext) {
  await lockAccount(tx, userId)
  if ((await queries.deleteIdentity.run(tx, { user: userId, provider })) === 0) throw refuse('NOT_FOUND')
  await requireSignInMethod(tx, userId)
  await notifyOwner(tx, userId, 'unlinked', providerNames[provider], context)
  return listIdentities(tx, userId)
}

/** The linked identities of a user, and the other sign-in methods. */
export async function listIdentities(db: Db | Tx, userId: string) {
  const rows = await queries.listIdentities.all(db, { user: userId })
  const { hasPassword, passkeys } = await signInMethodsOf(db, userId)
  const identities = rows.map(({ provider, email, created_at }) => ({
    provider: provider as Provider,
    email,
    linkedAt: created_at.toISOString(),
  }))
  return { identities, hasPassword, passkeys }
}

async function lock(tx: Tx, { provider, subject }: Identity): Promise<void> {
  await queries.lockIdentity.all(tx, { identity: `${provider} ${subject}` })
}

async function insert(tx: Tx, user: string, { provider, subject, email }: Identity, { now }: RequestContext): Promise<boolean> {
  return (await queries.insertIdentity.run(tx, { provider, subject, user, email, now })) > 0
}
