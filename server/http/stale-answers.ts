import { LRUCache } from 'lru-cache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { AppContext } from './context.ts'
import { toRefusal } from './errors.ts'

/** Of all answers together, in characters; of one. */
const charactersMax = 4_000_000
const answerMax = 100_000
/** An answer is replaced by a newer one when it's older than this, which spares most reads the work. */
const freshMs = 10_000
const ageMaxMs = 10 * 60_000

interface Entry {
  text: string
  at: number
}

/** The same for everyone, whoever asks: nothing personal is ever stored. */
const isStored = ({ route, auth, maxAge }: Endpoint): boolean => route.startsWith('GET ') && auth === 'public' && maxAge !== undefined

/**
 * Runs a read and remembers its answer, for as long as the database is away: then lists, products and categories go on as they were last
 * sent, at most ten minutes old; their Age says so. Other calls are refused as before.
 */
export function staleAnswers({ clock }: Pick<AppContext, 'clock'>) {
  const entries = new LRUCache<string, Entry>({ maxSize: charactersMax, sizeCalculation: ({ text }, url) => text.length + url.length })

  function store(url: string, text: string, now: number): void {
    const stored = entries.peek(url)
    if (text.length <= answerMax && !(stored && now - stored.at < freshMs)) entries.set(url, { text, at: now })
  }

  return async (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, read: () => Promise<string>): Promise<string> => {
    if (!isStored(endpoint)) return read()
    try {
      const text = await read()
      store(request.url, text, clock().getTime())
      return text
    } catch (error) {
      const stored = entries.get(request.url)
      const age = stored ? clock().getTime() - stored.at : Infinity
      if (!stored || age > ageMaxMs || toRefusal(error)?.code !== 'SERVICE_UNAVAILABLE') throw error
      reply.header('Age', String(Math.floor(age / 1000)))
      return stored.text
    }
  }
}
