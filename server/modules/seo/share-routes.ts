import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/api.ts'
import { id } from '#contract/fields.ts'
import { handle } from '#contract/people.ts'
import { refuse } from '#contract/refuse.ts'
import type { AppContext } from '#server/http/context.ts'
import { cardOfPost, cardOfRecord, type ShareCard } from './share-cards.ts'
import { SharePictures } from './share-pictures.ts'

/**
 * The pictures of shared links: /og/posts/<id>.jpg, /og/records/<handle>/<record's id>.jpg. Each asks first what a stranger may see: what is
 * private, hidden or deleted has none.
 */
export function registerSharePictures(app: FastifyInstance, { config: { shop } }: AppContext, call: Call): void {
  const pictures = new SharePictures()
  app.addHook('onClose', () => pictures.close())
  app.get<{ Params: { file: string } }>('/og/posts/:file', async (request, reply) => {
    const post = id.safeParse(nameOf(request.params.file))
    if (!post.success) throw refuse('NOT_FOUND')
    return send(cardOfPost(await call('GET /post/:id', { id: post.data }), shop), request, reply)
  })
  app.get<{ Params: { handle: string; file: string } }>('/og/records/:handle/:file', async (request, reply) => {
    const person = handle.safeParse(request.params.handle)
    if (!person.success) throw refuse('NOT_FOUND')
    const { records, name } = await call('GET /people/:handle', { handle: person.data })
    const record = records.find((one) => one.id === nameOf(request.params.file))
    if (!record) throw refuse('NOT_FOUND')
    return send(cardOfRecord(record, name, shop), request, reply)
  })

  async function send(card: ShareCard, { headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { jpeg, etag } = await pictures.of(card)
    reply.header('Cache-Control', 'public, max-age=3600').header('Cross-Origin-Resource-Policy', 'cross-origin').header('ETag', etag)
    return headers['if-none-match'] === etag ? reply.code(304).send() : reply.type('image/jpeg').send(jpeg)
  }
}

const nameOf = (file: string): string | undefined => (file.endsWith('.jpg') ? file.slice(0, -4) : undefined)
