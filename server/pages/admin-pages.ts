import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from '#contract/rendered-page.ts'
import type { Config } from '#server/config.ts'
import { refuseMethod } from '#server/http/known-routes.ts'
import { otherMethods } from './other-methods.ts'
import { failed, sendPage } from './send-page.ts'

/** Serves the back office for all of its URLs: it isn't cached, and not indexed by search engines. */
export function registerAdminPages(
  app: FastifyInstance,
  { admin }: Pick<Config, 'admin'>,
  show: (request: FastifyRequest) => Promise<{ page: RenderedPage; policy: string | null }>,
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!admin.isAllowed(request.ip)) return reply.callNotFound()
    const { page, policy } = await show(request).catch((error: unknown) => ({ page: failed(request, error), policy: null }))
    if (policy) reply.header('Content-Security-Policy', policy)
    return sendPage(page, request, reply.header('X-Robots-Tag', 'noindex, nofollow'))
  }
  app.get('/admin', { config: { isHidden: true } }, handler)
  app.get('/admin/*', handler)
  for (const url of ['/admin', '/admin/*'])
    app.route({
      method: [...otherMethods],
      url,
      config: { isHidden: true },
      handler: async (request, reply) =>
        admin.isAllowed(request.ip) ? refuseMethod(['GET', 'HEAD'], request, reply) : reply.callNotFound(),
    })
}
