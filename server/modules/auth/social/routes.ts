import * as contract from '#contract/auth/social.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { isRefusal } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import { type BoundEndpoint, reads, withDatabase, writes } from '#server/http/bind.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { relyingPartyId } from '../passkeys/relying-party.ts'
import type { PasswordHasher } from '../passwords/hasher.ts'
import { confirmOwner } from '../passwords/passwords.ts'
import { startAuthorization } from './authorization.ts'
import { signInWithIdentity } from './callback.ts'
import { configuredProviders, type SocialClients } from './clients.ts'
import { refuseWithoutAnswer } from './errors.ts'
import { identityFromInput } from './exchange.ts'
import { createNonce } from './nonces.ts'
import { clearSocialSession, readSocialSession } from './social-session.ts'
import { listIdentities, unlinkIdentity } from './social.ts'

/** The endpoints of social sign-in; routes that browsers navigate to are in callback-routes.ts. */
export const socialRoutes = (hasher: PasswordHasher, clients: SocialClients): BoundEndpoint[] => [
  reads(contract.listProviders, async (_, __, { config }) => ({
    providers: configuredProviders(config.social),
    passkeys: { host: relyingPartyId(config) },
  })),
  reads(contract.getSocialSession, async (_, __, context) => readSocialSession(context.client.cookies, context)),
  reads(contract.createNonce, async (_, __, context) => ({ nonce: createNonce(context) })),
  reads(contract.endSocialSession, async (_, __, { client }) => {
    clearSocialSession(client.cookies)
    return { message: 'Session ended' }
  }),
  withDatabase(contract.exchangeGoogle, exchange('google', clients)),
  withDatabase(contract.exchangeFacebook, exchange('facebook', clients)),
  withDatabase(contract.exchangeApple, exchange('apple', clients)),
  reads(contract.listIdentities, (db, _, { caller }) => listIdentities(db, caller.userId)),
  withDatabase(contract.linkIdentity, (database, input, context) => startLinking(database, hasher, input, context, clients)),
  writes(contract.unlinkIdentity, (tx, { provider }, context) => unlinkIdentity(tx, context.caller.userId, provider, context)),
]

/** Holds no database connection while it calls the provider. */
const exchange =
  (provider: contract.Provider, clients: SocialClients) =>
  async (database: Database, input: ParsedOf<typeof contract.exchangeGoogle>, context: RequestContext) => {
    const { identity, nonce } = await identityFromInput(clients, provider, input, context)
    return signInWithIdentity(database, identity, context, nonce)
  }

async function startLinking(
  { db }: Database,
  hasher: PasswordHasher,
  { provider, next, password }: ParsedOf<typeof contract.linkIdentity>,
  context: SignedInContext,
  clients: SocialClients,
) {
  const { userId, tokenHash } = context.caller
  await confirmOwner(db, hasher, password, context)
  const { identities } = await listIdentities(db, userId)
  if (identities.some((identity) => identity.provider === provider)) throw refuse('IDENTITY_IS_ALREADY_LINKED')
  try {
    const linkTo = { userId, tokenHash }
    const url = await startAuthorization(clients, provider, context.client.cookies, { next, linkTo }, context)
    return { url: url.href }
  } catch (error) {
    throw isRefusal(error) ? error : refuseWithoutAnswer('provider', error)
  }
}
