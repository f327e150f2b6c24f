import { refuse } from '#contract/refuse.ts'
import type { Provider } from '#contract/auth/social.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { createUser } from '../users/users.ts'
import { assertWayIn, holdAccount, tellOwner, waysInto } from '../sign-in-methods/sign-in-methods.ts'
import { asName, type Identity } from './identity.ts'
import { deleteIdentity, findByEmail, findIdentity, identitiesOf, insertIdentity, lockIdentity } from './queries.ts'

/** As they write themselves. */
const names: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }

/**
 * The account of whom a provider vouches for: the one it is linked to, else the one with the same verified email, else a new
 * one. Many at once with one identity find or make the same account.
 */
export async function accountFor(tx: Tx, identity: Identity, context: RequestContext): Promise<string> {
  await hold(tx, identity)
  const known = await findIdentity.one(tx, identity)
  if (known) return known.user_id
  // The second look is for an account that got this email a moment ago.
  const user = (await joinOwner(tx, identity, context)) ?? (await create(tx, identity, context)) ?? (await joinOwner(tx, identity, context))
  if (!user) throw refuse('ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT')
  return user
}

/**
 * Links to the account that has this email, if one has. Every email of an account was proved, by a code or by a provider, so a proved
 * one is the same person. Refuses where the provider does not vouch for it, or where another of its accounts is linked already:
 * providers give addresses away anew.
 */
async function joinOwner(tx: Tx, identity: Identity, context: RequestContext): Promise<string | undefined> {
  const { provider, email, emailVerified } = identity
  const owner = email === null ? undefined : await findByEmail.one(tx, { email, provider })
  if (!owner) return undefined
  if (!emailVerified || owner.linked || !(await insert(tx, owner.id, identity, context))) throw refuse('ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT')
  await tellOwner(tx, owner.id, 'linked', names[provider], context)
  return owner.id
}

/** What nobody vouches for does not become the email of an account. */
async function create(tx: Tx, identity: Identity, context: RequestContext): Promise<string | undefined> {
  const { email, emailVerified } = identity
  const name = identity.name ?? asName(email?.split('@')[0]) ?? 'Member'
  const draft = { name, email: emailVerified ? email : null, phone: null, passwordHash: null }
  const user = await createUser(tx, draft, 'customer', context.now)
  if (user) await insert(tx, user, identity, context)
  return user
}

/** Links an identity to the account of whoever is signed in. */
export async function link(tx: Tx, userId: string, identity: Identity, context: RequestContext): Promise<void> {
  await hold(tx, identity)
  await holdAccount(tx, userId)
  const known = await findIdentity.one(tx, identity)
  if (known?.user_id === userId) return
  if (known) throw refuse('IDENTITY_BELONGS_TO_ANOTHER_ACCOUNT')
  if (!(await insert(tx, userId, identity, context))) throw refuse('IDENTITY_IS_ALREADY_LINKED')
  await tellOwner(tx, userId, 'linked', names[identity.provider], context)
}

/** Unlinks; refuses the last way in. */
export async function unlink(tx: Tx, userId: string, provider: Provider, context: RequestContext) {
  await holdAccount(tx, userId)
  if ((await deleteIdentity.run(tx, { user: userId, provider })) === 0) throw refuse('NOT_FOUND')
  await assertWayIn(tx, userId)
  await tellOwner(tx, userId, 'unlinked', names[provider], context)
  return readIdentities(tx, userId)
}

/** What is linked, and the other ways in. */
export async function readIdentities(db: Db | Tx, userId: string) {
  const rows = await identitiesOf.all(db, { user: userId })
  const { hasPassword, passkeys } = await waysInto(db, userId)
  const identities = rows.map(({ provider, email, created_at }) => ({
    provider: provider as Provider,
    email,
    linkedAt: created_at.toISOString(),
  }))
  return { identities, hasPassword, passkeys }
}

async function hold(tx: Tx, { provider, subject }: Identity): Promise<void> {
  await lockIdentity.all(tx, { identity: `${provider} ${subject}` })
}

async function insert(tx: Tx, user: string, { provider, subject, email }: Identity, { now }: RequestContext): Promise<boolean> {
  return (await insertIdentity.run(tx, { provider, subject, user, email, now })) > 0
}
