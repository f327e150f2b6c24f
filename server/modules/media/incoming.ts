import type { FastifyInstance } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import type { AppContext } from '#server/http/context.ts'
import { receiveBody, registerForms } from '#server/http/forms.ts'
import { rateLimitNetwork } from '#server/http/network.ts'
import type { LocalStorage } from './storage/local.ts'
import { putPath, readPut } from './storage/signed-put.ts'

interface Put {
  Params: { name: string }
  Querystring: Record<string, unknown>
}

/**
 * Receives the files that clients send to presigned URLs, if the storage is a directory. The URL is the permission: it states the file, its
 * type, its size and the expiry. Cookies don't matter, so no other site gains by sending one.
 */
export function registerIncoming(app: FastifyInstance, storage: LocalStorage, { clock, signingSecret, slots }: AppContext): void {
  registerForms(app, (scope) => {
    scope.put<Put>(`${putPath}:name`, { config: { skipsAntiforgery: true } }, async (request, reply) => {
      const put = readPut(signingSecret, request.params.name, request.query, clock())
      if (!put) throw refuse('NOT_ALLOWED', { url: ["isn't signed, or has expired: ask for a new one"] })
      const { headers } = request
      if (headers['content-type'] !== put.type) throw refuse('INVALID_FILE_TYPE', { 'Content-Type': [`is not ${put.type}`] })
      if (Number(headers['content-length']) !== put.bytes)
        throw refuse('ERROR_IN_UPLOADING_FILE', { 'Content-Length': [`is not ${put.bytes}`] })
      const body = { ...put, client: rateLimitNetwork(request.ip) }
      await receiveBody(request.raw, slots.receiving, body, (path) => storage.put(put.name, path))
      return reply.header('Cache-Control', 'no-store').send()
    })
  })
}
