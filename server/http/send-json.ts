import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ResponseText } from './response-text.ts'
import { matchesTag } from './entity-tags.ts'
import { isSharedResponse, isStored } from './stale-responses.ts'
import { RawJson } from './bind.ts'
import { pickEncoding } from './encoding.ts'

/** A handler's result as JSON. */
export const responseJson = (output: unknown): string => (output instanceof RawJson ? output.data : JSON.stringify({ data: output }))

/** Smaller responses aren't compressed, as that wouldn't be worth the time. */
const compressFromBytes = 4096

/**
 * Sends a response. Only responses that are the same for everyone are compressed: compressing personal data next to attacker-chosen text
 * can leak it (BREACH). Those that are cached have an ETag, so that a client that has the same response already gets 304 and no body: the
 * response is read as ever and compared with the last one, so the tag changes with it (decision 118).
 */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: ResponseText,
  variesByLanguage = false,
): Promise<string | Buffer | null> {
  const { maxAge, fileName, status = 200 } = endpoint
  const { text } = answer
  reply.code(status).type('application/json; charset=utf-8')
  if (fileName) reply.header('Content-Disposition', `attachment; filename="${fileName}"`)
  if (maxAge === undefined || !isSharedResponse(endpoint, request)) {
    reply.header('Cache-Control', 'no-store')
    return text
  }
  reply.header('Cache-Control', maxAge === 0 ? 'no-cache' : `public, max-age=${maxAge}`)
  // The CORS plug-in may have set `Vary: Origin` already.
  reply.header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding', variesByLanguage && 'Accept-Language'].filter(Boolean).join(', '))
  if (isStored(endpoint, request)) {
    reply.header('ETag', answer.tag)
    if (matchesTag(request.headers['if-none-match'], answer.tag)) {
      reply.code(304).removeHeader('Content-Type')
      return null
    }
  }
  const encoding = text.length < compressFromBytes ? 'identity' : pickEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return text
  reply.header('Content-Encoding', encoding)
  return answer.packed(encoding)
}
