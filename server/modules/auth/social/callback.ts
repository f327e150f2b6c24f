import type { FastifyBaseLogger } from 'fastify'
import type { Provider } from '#contract/auth/social.ts'
import { refuse } from '#contract/refuse.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import { toRefusal } from '#server/http/errors.ts'
import { signInOrAskSecondFactor } from '../second-factor/tickets.ts'
import { isSessionActive } from '../sessions/sessions.ts'
import { type AuthorizationState, consumeAuthorization } from './authorization.ts'
import type { SocialClients } from './clients.ts'
import { failureCode } from './errors.ts'
import { consumeNonce } from './nonces.ts'
import { exchangeCode, redirectUri } from './exchange.ts'
import { cleanName, type Identity } from './identity.ts'
import { saveSocialSession, type SocialSession } from './social-session.ts'
import { findOrCreateUser, linkIdentity } from './social.ts'

/** What a callback depends on besides the request. */
export interface CallbackContext {
  database: Database
  clients: SocialClients
}

/**
 * Turns a provider's response into a social session or a link, and returns where to redirect the browser. Never throws because of what was
 * sent.
 */
export async function handleCallback(
  log: FastifyBaseLogger,
  provider: Provider,
  params: URLSearchParams,
  context: RequestContext,
  callback: CallbackContext,
): Promise<string> {
  const authorization = consumeAuthorization(provider, context.client.cookies, context)
  const redirectTo = (failure?: string) =>
    authorization?.linkTo
      ? serverUrls.linkedBack(authorization.next ?? urls.home(), provider, failure)
      : serverUrls.socialBack(provider, { next: authorization?.next ?? undefined, ...(failure && { failure }) })
  try {
    // The authorization wasn't started here, has expired, or was used before.
    if (!authorization) throw refuse('AUTHENTICATION_FAILED')
    await complete(provider, params, authorization, context, callback)
    return redirectTo()
  } catch (error) {
    return redirectTo(failureCode(error, log))
  }
}

async function complete(
  provider: Provider,
  params: URLSearchParams,
  { linkTo, ...checks }: AuthorizationState,
  context: RequestContext,
  { clients, database }: CallbackContext,
): Promise<void> {
  const url = new URL(`${redirectUri(context.config, provider)}?${params}`)
  const { identity, idToken } = await exchangeCode(clients, provider, url, checks, context.config)
  const named = { ...identity, name: identity.name ?? nameFromApple(params) }
  if (linkTo) return link(linkTo, named, context, database)
  const session = await signIn(named, idToken, context, database)
  if (!saveSocialSession(context.client.cookies, session, context)) throw refuse('AUTHENTICATION_FAILED')
}

/** If our database can't be reached, the browser gets the id token instead, and exchanges it itself a moment later. */
async function signIn(
  identity: Identity,
  idToken: string | undefined,
  context: RequestContext,
  database: Database,
): Promise<SocialSession> {
  const { provider } = identity
  try {
    const result = await signInWithIdentity(database, identity, context)
    if ('ticket' in result) return { provider, secondFactor: result }
    return { provider, token: result.access_token, ...(result.restored && { restored: result.restored }) }
  } catch (error) {
    if (idToken !== undefined && toRefusal(error)?.code === 'SERVICE_UNAVAILABLE') return { provider, idToken }
    throw error
  }
}

/**
 * An access token, or a ticket for the second factor, for the user of an identity; creates the user if there is none. `nonce` comes from an
 * id token that a client sent us, and is good for one sign-in.
 */
export const signInWithIdentity = (database: Database, identity: Identity, context: RequestContext, nonce?: string) =>
  database.transaction(async (tx) => {
    if (nonce !== undefined) await consumeNonce(tx, nonce, context.now)
    return signInOrAskSecondFactor(tx, await findOrCreateUser(tx, identity, context), context)
  })

/** Links the identity only while the session that started it is active: ending that session cancels the link. */
async function link(
  { userId, tokenHash }: NonNullable<AuthorizationState['linkTo']>,
  identity: Identity,
  context: RequestContext,
  database: Database,
): Promise<void> {
  if (!(await isSessionActive(database.db, tokenHash, context.now))) throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  await database.transaction((tx) => linkIdentity(tx, userId, identity, context))
}

/** Apple posts the name beside its response, unsigned and only the first time, so it's used as a name and for nothing else. */
function nameFromApple(params: URLSearchParams): string | null {
  try {
    const { name } = JSON.parse(params.get('user') ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    return cleanName([name?.firstName, name?.lastName].filter((part) => typeof part === 'string').join(' '))
  } catch {
    return null
  }
}
