import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#contract/locales.ts'
import { Refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'
import { fieldErrorsIn } from '#server/text/field-errors.ts'
import { preferredLocale } from './locale.ts'

/** Fastify's own errors as refusals of the contract. */
const ofFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_IS_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
}

/** Error codes of PostgreSQL, its driver and the network that mean the database is temporarily unavailable. */
const unavailable = new Set([
  'DATABASE_UNAVAILABLE',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Shutting down, crashed, starting; too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // A statement or a transaction took too long.
  '57014',
  '25P03',
  '08006',
  '08003',
  '08001',
  // Read-only; disk full; out of memory; disk failure; a configured limit exceeded.
  '25006',
  '53100',
  '53200',
  '58030',
  '53400',
  // Deadlocks and conflicts, after several attempts.
  '40001',
  '40P01',
])
const unavailableMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Maps anything thrown to a refusal of the contract, or null for a bug of ours. */
export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (!(error instanceof Error)) return null
  const { code, statusCode } = error as FastifyError
  if (unavailable.has(code) || unavailableMessage.test(error.message)) return refuse('SERVICE_UNAVAILABLE', null, 5)
  const known = ofFastify[code]
  if (known) return refuse(known)
  return statusCode && statusCode >= 400 && statusCode < 500 ? refuse('MALFORMED_REQUEST') : null
}

/**
 * Sends a failure in the shape every call shares, with the request's id. A bug of ours is logged under that id, and the response reveals
 * nothing about it. What is wrong with a field is said in the language of the request, of those the shop offers; `error` and `code` never
 * change, as programs compare them.
 */
export const errorSender =
  (locales: readonly Locale[]) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = toRefusal(error)
    if (!refusal) request.log.error({ err: error, reqId: request.id }, 'fault')
    const { status, message, code, errors: english, retryAfter } = refusal ?? refuse('SERVER_ERROR')
    if (retryAfter !== undefined) reply.header('Retry-After', String(Math.ceil(retryAfter)))
    const errors = english && fieldErrorsIn(preferredLocale(request.headers['accept-language'], locales), english)
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ error: message, code, errors, requestId: request.id }))
  }
