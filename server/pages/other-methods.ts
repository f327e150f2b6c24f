import type { FastifyInstance } from 'fastify'
import { methodsAt, refuseMethod } from '#server/http/known-routes.ts'

export const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

/** Refuses methods other than GET, and forms that the page doesn't have. */
export function refuseOtherMethods(app: FastifyInstance, isPage: (url: string) => boolean): void {
  app.route({
    method: [...otherMethods],
    url: '/*',
    handler: async (request, reply) =>
      isPage(request.url) ? refuseMethod(['GET', 'HEAD', ...methodsAt(app, request.url)], request, reply) : reply.callNotFound(),
  })
}
