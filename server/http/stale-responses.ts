import { LRUCache } from 'lru-cache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { AppContext } from './context.ts'
import { ResponseText } from './response-text.ts'
import { toRefusal } from './errors.ts'
import { logUnavailable } from './log-unavailable.ts'

/**
 * The most characters that all cached responses may have together (600 pages of a product list, enough for most requests of lists; their
 * compressed forms take another quarter), and the most that one may have.
 */
const charactersMax = 12_000_000
const answerMax = 100_000
const ageMaxMs = 10 * 60_000

interface Entry {
  answer: ResponseText
  /** When the response was last read from the database. */
  at: number
}

/** Whether a response is the same for everyone: the endpoint is public, or the request has no token. */
export const isSharedResponse = ({ auth }: Endpoint, { headers }: FastifyRequest): boolean =>
  auth === 'public' || (auth === 'guest' && headers.authorization === undefined)

/** Only responses that are the same for everyone are cached: nothing personal is ever stored. */
export const isStored = (endpoint: Endpoint, request: FastifyRequest): boolean =>
  endpoint.route.startsWith('GET ') && endpoint.maxAge !== undefined && !endpoint.isRarelyRepeated && isSharedResponse(endpoint, request)

/**
 * Runs a read and caches its response. A response that is the same as last time is sent in the cached compressed form. While the database
 * can't be reached, lists, products and categories are served from the cache, at most ten minutes old, with their Age. Other calls are
 * refused as usual.
 */
export function staleResponses({ clock }: Pick<AppContext, 'clock'>) {
  const entries = new LRUCache<string, Entry>({
    maxSize: charactersMax,
    sizeCalculation: ({ answer }, url) => answer.text.length + url.length,
  })

  function store(url: string, text: string): ResponseText {
    const stored = entries.get(url)
    const at = clock().getTime()
    if (stored?.answer.text === text) {
      stored.at = at
      return stored.answer.repeat()
    }
    const answer = new ResponseText(text)
    if (text.length <= answerMax) entries.set(url, { answer, at })
    else entries.delete(url)
    return answer
  }

  return async (
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<string>,
    locale = '',
  ): Promise<ResponseText> => {
    const name = locale + request.url
    if (!isStored(endpoint, request)) return new ResponseText(await read())
    try {
      return store(name, await read())
    } catch (error) {
      const stored = entries.get(name)
      const age = stored ? clock().getTime() - stored.at : Infinity
      if (!stored || age > ageMaxMs || toRefusal(error)?.code !== 'SERVICE_UNAVAILABLE') throw error
      logUnavailable(request.log, error, { reqId: request.id, route: endpoint.route })
      reply.header('Age', String(Math.floor(age / 1000)))
      return stored.answer
    }
  }
}
