import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuseMethod } from '#server/http/known-routes.ts'

/**
 * Serves the files of a folder below a prefix. The plug-in's own route lists the whole folder for each request, twice if there is a
 * compressed copy, to keep a case-insensitive file system from answering to other spellings. All of these files are public under any name,
 * and listing a thousand of them cost more than sending one.
 */
export async function serveFolder(app: FastifyInstance, prefix: string, options: FastifyStaticOptions & { root: string }): Promise<void> {
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    url: `${prefix}*`,
    handler: async (request, reply) => refuseMethod(['GET', 'HEAD'], request, reply),
  })
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { index: false, ...options, serve: false })
    scope.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `${prefix}*`,
      handler: ({ params }, reply) => reply.sendFile(`/${params['*']}`),
      errorHandler: (error, request, reply) => {
        // The client has disconnected.
        if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy()
        else app.errorHandler(error, request, reply)
      },
    })
  })
}
