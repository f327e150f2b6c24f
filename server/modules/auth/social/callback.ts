import type { FastifyBaseLogger } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import type { Provider } from '#contract/auth/social.ts'
import { urls } from '#contract/urls.ts'
import type { Database } from '#server/db/pool.ts'
import { toRefusal } from '#server/http/errors.ts'
import type { RequestContext } from '#server/http/context.ts'
import { isSessionAlive, type OpenSession } from '../users/users.ts'
import type { SocialClients } from './clients.ts'
import { callbackUrl, redeem } from './exchange.ts'
import { failureOf } from './errors.ts'
import { asName, type Identity } from './identity.ts'
import { comeBack, type Journey } from './authorization.ts'
import { keepSession, type SocialSession } from './social-session.ts'
import { accountFor, link } from './social.ts'

/** What coming back needs beside the request. */
export interface Arrival {
  database: Database
  clients: SocialClients
  open: OpenSession
}

/** Takes a provider's answer to a social session or a link; says where the browser goes next. Never throws for what was sent. */
export async function arrive(
  log: FastifyBaseLogger,
  provider: Provider,
  answer: URLSearchParams,
  context: RequestContext,
  arrival: Arrival,
): Promise<string> {
  const journey = comeBack(provider, context.client.cookies, context)
  const back = (failure?: string) =>
    journey?.linker
      ? urls.linkedBack(journey.next ?? urls.home(), provider, failure)
      : urls.socialBack(provider, { next: journey?.next ?? undefined, ...(failure && { failure }) })
  try {
    // Not ours, too old, or come back a second time.
    if (!journey) throw refuse('AUTHENTICATION_FAILED')
    await settle(provider, answer, journey, context, arrival)
    return back()
  } catch (error) {
    return back(failureOf(error, log))
  }
}

async function settle(
  provider: Provider,
  answer: URLSearchParams,
  journey: Journey,
  context: RequestContext,
  arrival: Arrival,
): Promise<void> {
  const { clients, database } = arrival
  const { linker, ...checks } = journey
  const url = new URL(`${callbackUrl(context.config, provider)}?${answer}`)
  const { identity, idToken } = await redeem(clients, provider, url, checks, context.config)
  const named = { ...identity, name: identity.name ?? nameInForm(answer) }
  if (linker) return linkFor(linker, named, context, database)
  const session = await signIn(named, idToken, context, arrival)
  if (!keepSession(context.client.cookies, session, context)) throw refuse('AUTHENTICATION_FAILED')
}

/** When our database is away just now, the browser keeps the provider's word and exchanges it once more itself. */
async function signIn(
  identity: Identity,
  idToken: string | undefined,
  context: RequestContext,
  { database, open }: Arrival,
): Promise<SocialSession> {
  const { provider } = identity
  try {
    const opened = await database.transaction(async (tx) => open(tx, await accountFor(tx, identity, context), context))
    if ('ticket' in opened) return { provider, secondFactor: opened }
    return { provider, token: opened.access_token, ...(opened.restored && { restored: opened.restored }) }
  } catch (error) {
    if (idToken !== undefined && toRefusal(error)?.code === 'SERVICE_UNAVAILABLE') return { provider, idToken }
    throw error
  }
}

/** Only while the session that began it lives: whoever ended it meant to end this too. */
async function linkFor(
  { userId, tokenHash }: NonNullable<Journey['linker']>,
  identity: Identity,
  context: RequestContext,
  database: Database,
): Promise<void> {
  if (!(await isSessionAlive(database.db, tokenHash, context.now))) throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  await database.transaction((tx) => link(tx, userId, identity, context))
}

/** Apple sends the name beside its answer, the first time only, unsigned: it is good for a name and for nothing else. */
function nameInForm(answer: URLSearchParams): string | null {
  try {
    const { name } = JSON.parse(answer.get('user') ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    return asName([name?.firstName, name?.lastName].filter((part) => typeof part === 'string').join(' '))
  } catch {
    return null
  }
}
