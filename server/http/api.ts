import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { type Asked, askedOf, ourselves } from './asked.ts'
import { type Bound, parseInput, RawJson } from './bind.ts'
import { packQuickly, pickEncoding } from './encoding.ts'
import { isSecure, sendCookies } from './cookies.ts'
import type { Caller, House } from './house.ts'

export type Authenticate = (token: string, now: Date) => Promise<Caller | null>

interface Api {
  house: House
  bound: Bound[]
  authenticate: Authenticate
}

/** Puts every endpoint on the server, under /api. */
export function registerApi(app: FastifyInstance, api: Api): void {
  const secure = isSecure(api.house.config.origin)
  for (const { endpoint, run } of api.bound) {
    const [method, path] = splitRoute(endpoint)
    app.route({
      method,
      url: `/api${path}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const asked = askedOf(request, secure)
        try {
          return await send(request, reply, endpoint, await answer(api, { endpoint, run }, asked))
        } finally {
          sendCookies(reply, asked.client.cookies)
        }
      },
    })
  }
}

/** The same calls without HTTP, for pages rendered on the server: same checks, same answers. */
export function callInProcess(api: Api): Call {
  const byRoute = new Map(api.bound.map((b) => [b.endpoint.route as string, b]))
  const call = async (route: string, input: object, options: { token?: string; idempotencyKey?: string } = {}) => {
    const bound = byRoute.get(route)
    if (!bound) throw refuse('NOT_FOUND')
    const output = await answer(api, bound, { raw: () => input, token: options.token, key: options.idempotencyKey, client: ourselves() })
    return output instanceof RawJson ? output.value : output
  }
  return call as Call
}

/** The life of a call: who asks → is the input right → handler. */
async function answer(api: Api, bound: Bound, { raw, token, key, client }: Asked): Promise<unknown> {
  const { house } = api
  const now = house.clock()
  const caller = await identify(api, bound.endpoint, token, now)
  const input = parseInput(bound.endpoint, raw())
  return bound.run(house, input, { now, caller, client, config: house.config, secret: house.secret }, key)
}

async function identify(api: Api, { auth }: Endpoint, token: string | undefined, now: Date): Promise<Caller | null> {
  if (auth === 'public') return null
  if (token === undefined) {
    if (auth === 'guest') return null
    throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  }
  const caller = await api.authenticate(token, now)
  if (!caller) throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  return caller
}

function splitRoute(endpoint: Endpoint): [method: string, path: string] {
  const space = endpoint.route.indexOf(' ')
  return [endpoint.route.slice(0, space), endpoint.route.slice(space + 1)]
}

/** Smaller answers are not worth the time it takes to pack them. */
const packFrom = 4096

/** Only answers that are the same for everyone are packed: packing what is personal beside what a stranger chose can give it away (BREACH). */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { maxAge, fileName, status = 200 }: Endpoint,
  output: unknown,
): Promise<string | Buffer> {
  const text = output instanceof RawJson ? `{"data":${output.text}}` : JSON.stringify({ data: output })
  reply.code(status).type('application/json; charset=utf-8')
  if (fileName) reply.header('Content-Disposition', `attachment; filename="${fileName}"`)
  if (maxAge === undefined) {
    reply.header('Cache-Control', 'no-store')
    return text
  }
  reply.header('Cache-Control', maxAge === 0 ? 'no-cache' : `public, max-age=${maxAge}`).header('Vary', 'Accept-Encoding')
  const encoding = text.length < packFrom ? 'identity' : pickEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return text
  reply.header('Content-Encoding', encoding)
  return packQuickly(Buffer.from(text), encoding)
}
