import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/api.ts'
import { type Endpoint, permissionsFor } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { callerOfView, viewTokenPrefix } from '#contract/view-as.ts'
import { retiredRoutes } from '#contract/retired.ts'
import { type CallRequest, type ReadForm, readRequest, internalClient } from './call-request.ts'
import { type BoundEndpoint, parseInput, RawJson } from './bind.ts'
import { toRefusal } from './errors.ts'
import { isSecure, sendCookies } from './cookies.ts'
import type { accountCallLimiter } from './account-call-limits.ts'
import type { Caller, AppContext, RequestContext } from './context.ts'
import { receiveForm, registerForms } from './forms.ts'
import { rateLimitNetwork } from './network.ts'
import { splitRoute } from './api-router.ts'
import { registerPaths } from './paths.ts'
import { readLimiter } from './read-limits.ts'
import { recordSecurityEvent } from './security-log.ts'
import { configForLocale, preferredLocale, renderedLocale } from './locale.ts'
import { logUnavailable } from './log-unavailable.ts'
import { limitCalls } from './rate-limits.ts'
import { sendCsv } from './send-csv.ts'
import { sendFile } from './send-file.ts'
import { sendJson, responseJson } from './send-json.ts'
import { collectJson, sendStreamedJson, StreamedJson } from './streamed-json.ts'
import { staleResponses } from './stale-responses.ts'

/**
 * Finds the caller of a token; null if the token is unknown. An API key is valid only for the endpoints of its scopes; where anyone may
 * call, it stands for nobody.
 */
type Authenticate = (token: string, now: Date, endpoint?: Endpoint) => Promise<Caller | 'anyone' | null>

interface Api {
  appContext: AppContext
  boundEndpoints: BoundEndpoint[]
  authenticate: Authenticate
  limitAccountCalls: ReturnType<typeof accountCallLimiter>
}

/**
 * One logger for all requests: a child logger for each would cost more than its rate limits do, and each line has the request's id anyway.
 */
const sharedLogger: FastifyInstance['childLoggerFactory'] = (logger) => logger

/** Registers every endpoint on the server, under /api. Those with a file are routes of their own: Fastify reads the bodies of all others. */
export function registerApi(app: FastifyInstance, api: Api): void {
  const handle = handlerOf(api)
  const all = api.boundEndpoints.map((bound) => ({ bound, route: bound.endpoint.route, handler: handle(bound) }))
  registerForms(app, (scope) => {
    for (const { bound, route, handler } of all) {
      const [method, path] = splitRoute(route)
      if (bound.endpoint.file) scope.route({ method, url: `/api${path}`, childLoggerFactory: sharedLogger, handler })
    }
  })
  registerPaths(app, {
    routes: all.map(({ route }) => route),
    handlers: new Map(all.filter(({ bound }) => !bound.endpoint.file).map(({ route, handler }) => [route, handler])),
    retired: retiredRoutes,
    childLoggerFactory: sharedLogger,
  })
}

/** The HTTP handler of each endpoint. */
function handlerOf(api: Api) {
  const secure = isSecure(api.appContext.config.origin)
  const limitReads = readLimiter(api.appContext)
  const { config, slots } = api.appContext
  const { locales } = config
  const staleIfAway = staleResponses(api.appContext)
  return ({ endpoint, run }: BoundEndpoint) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const callRequest = readRequest(request, secure)
      const { file } = endpoint
      if (file) callRequest.form = () => receiveForm(request.raw, slots.receiving, { ...file, client: rateLimitNetwork(request.ip) })
      if (locales.length > 1) callRequest.locale = preferredLocale(request.headers['accept-language'], locales)
      try {
        limitReads(endpoint, request, reply)
        if (endpoint.mediaType === 'text/csv')
          return sendCsv(reply, endpoint.fileName ?? 'export.csv', await runCall(api, { endpoint, run }, callRequest))
        if (endpoint.mediaType) return await sendFile(reply, endpoint.mediaType, await runCall(api, { endpoint, run }, callRequest))
        if (endpoint.isStreamed)
          return sendStreamedJson(reply, (await runCall(api, { endpoint, run }, callRequest)) as StreamedJson, endpoint.fileName)
        const read = async () => responseJson(await runCall(api, { endpoint, run }, callRequest))
        return await sendJson(
          request,
          reply,
          endpoint,
          await staleIfAway(endpoint, request, reply, read, callRequest.locale),
          locales.length > 1,
        )
      } finally {
        sendCookies(reply, callRequest.client.cookies)
      }
    }
}

/**
 * Makes API calls without HTTP, for pages rendered on the server, with the same checks, results and refusals. `address` is the client's
 * address if a browser without JavaScript makes the call, so that it counts against that client's limits; otherwise it's empty.
 */
export function callInProcess(api: Api, log: FastifyBaseLogger): (address: string) => Call {
  const byRoute = new Map(api.boundEndpoints.map((b) => [b.endpoint.route as string, b]))
  const callFrom =
    (address: string) =>
    async (route: string, input: object, options: { token?: string; idempotencyKey?: string } = {}) => {
      const bound = byRoute.get(route)
      if (!bound) throw refuse('NOT_FOUND')
      const client = { ...internalClient(), address }
      const request = { raw: () => input, token: options.token, key: options.idempotencyKey, client, locale: renderedLocale() }
      const output = await runCall(api, bound, request).catch((error: unknown) => {
        logUnavailable(log, error, { route })
        throw toRefusal(error) ?? error
      })
      if (output instanceof StreamedJson) return collectJson(output)
      return output instanceof RawJson ? output.value : output
    }
  return (address) => callFrom(address) as Call
}

/** The steps of every call: authenticate → authorize → validate the input → count the call for rate limits → run the handler. */
async function runCall(
  api: Api,
  bound: BoundEndpoint,
  { raw, form, token, key, client, locale, requestId }: CallRequest,
): Promise<unknown> {
  refuseInView(bound.endpoint, token)
  const { appContext } = api
  const { clock, signingSecret, log } = appContext
  const config = configForLocale(appContext.config, locale)
  const now = clock()
  const caller = await authenticateCaller(api, bound.endpoint, token, now)
  const context = { now, caller, client, config, signingSecret, log, requestId, rateLimits: bound.endpoint.rateLimits ?? [] }
  authorize(bound.endpoint, context)
  if (form) return runFormCall(api, bound, form, context)
  const input = parseInput(bound.endpoint, raw())
  api.limitAccountCalls(bound.endpoint, context)
  await limitCalls(appContext.database.db, bound.endpoint, context)
  return bound.run(appContext, input, context, key)
}

/** A call with a file is counted before its bytes are read, because reading them is the expensive part. */
async function runFormCall({ appContext }: Api, bound: BoundEndpoint, form: ReadForm, context: RequestContext): Promise<unknown> {
  await limitCalls(appContext.database.db, bound.endpoint, context)
  const { fields, file, discard } = await form()
  try {
    return await bound.run(appContext, parseInput(bound.endpoint, fields), { ...context, file }, undefined)
  } finally {
    await discard()
  }
}

const isView = (token: string | undefined): boolean => token?.startsWith(viewTokenPrefix) === true

/**
 * Staff who view the shop as a customer may change nothing, nor see what only that customer may see. This is checked here for every call.
 */
function refuseInView(endpoint: Endpoint, token: string | undefined): void {
  if (isView(token) && callerOfView(endpoint) === null) throw refuse('VIEW_IS_READ_ONLY')
}

async function authenticateCaller(api: Api, endpoint: Endpoint, token: string | undefined, now: Date): Promise<Caller | null> {
  if (endpoint.auth === 'public') return null
  if (token === undefined) {
    if (endpoint.auth === 'guest') return null
    throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  }
  const caller = await api.authenticate(token, now, endpoint)
  if (!caller) throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  if (caller === 'anyone') return null
  return isView(token) && callerOfView(endpoint) === 'visitor' ? null : caller
}

/**
 * For staff endpoints, the role must have the permission, the address must be allowed for staff, and the session must have a second factor.
 */
function authorize({ auth }: Endpoint, context: RequestContext): void {
  const { caller, client, config } = context
  if (typeof auth === 'string') return
  if (!permissionsFor(auth).some((one) => caller?.permissions.includes(one)) || !config.admin.isAllowed(client.address)) {
    recordSecurityEvent(context, 'notAllowed', { ...(caller && { userId: caller.userId }) })
    throw refuse('NOT_ALLOWED')
  }
  if (!caller?.secondFactor) throw refuse('SECOND_FACTOR_IS_NEEDED')
}
