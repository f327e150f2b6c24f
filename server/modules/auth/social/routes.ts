import type { ParsedOf } from '#contract/endpoint.ts'
import { isRefusal } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import * as contract from '#contract/auth/social.ts'
import type { Database } from '#server/db/pool.ts'
import { type BoundEndpoint, reads, withDatabase, writes } from '#server/http/bind.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { passkeyHost } from '../passkeys/relying-party.ts'
import type { Arrival } from './callback.ts'
import { offered } from './clients.ts'
import { identify } from './exchange.ts'
import { setOut } from './authorization.ts'
import { endSession, readSession } from './social-session.ts'
import { accountFor, readIdentities, unlink } from './social.ts'

/** The calls of social sign-in; the navigations are in doors.ts. */
export const socialRoutes = (arrival: Arrival): BoundEndpoint[] => [
  reads(contract.listProviders, async (_, __, { config }) => ({
    providers: offered(config.social),
    passkeys: { host: passkeyHost(config) },
  })),
  reads(contract.getSocialSession, async (_, __, context) => readSession(context.client.cookies, context)),
  reads(contract.endSocialSession, async (_, __, { client }) => {
    endSession(client.cookies)
    return { message: 'Session ended' }
  }),
  withDatabase(contract.exchangeGoogle, exchange('google', arrival)),
  withDatabase(contract.exchangeFacebook, exchange('facebook', arrival)),
  withDatabase(contract.exchangeApple, exchange('apple', arrival)),
  reads(contract.listIdentities, (db, _, { caller }) => readIdentities(db, caller.userId)),
  withDatabase(contract.linkIdentity, (database, input, context) => beginLinking(database, input, context, arrival)),
  writes(contract.unlinkIdentity, (tx, { provider }, context) => unlink(tx, context.caller.userId, provider, context)),
]

/** No connection is held while the provider is asked. */
const exchange =
  (provider: contract.Provider, { clients, open }: Arrival) =>
  async (database: Database, input: ParsedOf<typeof contract.exchangeGoogle>, context: RequestContext) => {
    const identity = await identify(clients, provider, input, context.config)
    return database.transaction(async (tx) => open(tx, await accountFor(tx, identity, context), context))
  }

async function beginLinking(
  { db }: Database,
  { provider, next }: ParsedOf<typeof contract.linkIdentity>,
  context: RequestContext & { caller: Caller },
  { clients }: Arrival,
) {
  const { userId, tokenHash } = context.caller
  const { identities } = await readIdentities(db, userId)
  if (identities.some((identity) => identity.provider === provider)) throw refuse('IDENTITY_IS_ALREADY_LINKED')
  try {
    const url = await setOut(clients, provider, context.client.cookies, { next, linker: { userId, tokenHash } }, context)
    return { url: url.href }
  } catch (error) {
    throw isRefusal(error) ? error : refuse('SERVICE_UNAVAILABLE', { provider: ['does not answer'] }, 30)
  }
}
