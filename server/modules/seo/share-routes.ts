import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from '#contract/api.ts'
import { major } from '#contract/currency.ts'
import { id } from '#contract/fields.ts'
import { handle } from '#contract/people.ts'
import { refuse } from '#contract/refuse.ts'
import type { AppContext } from '#server/http/context.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { giftCardPictureOf } from '#server/modules/credit/credit.ts'
import { formatMoney } from '#server/text/formats.ts'
import { cardOfGift, cardOfPost, cardOfRecord, type ShareCard } from './share-cards.ts'
import { SharePictures } from './share-pictures.ts'

/**
 * The pictures of shared links: /og/posts/<id>.jpg, /og/records/<handle>/<record's id>.jpg. Each reads as an anonymous visitor, so anything
 * private, hidden or deleted has no picture. Those of gift cards (/og/gift-cards/<key>.jpg) are linked from their mails only, and may be
 * cached only by the reader's browser.
 */
export function registerSharePictures(app: FastifyInstance, { config: { shop }, database }: AppContext, call: Call): void {
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
  app.get<{ Params: { file: string } }>('/og/gift-cards/:file', async (request, reply) => {
    const key = giftKey.safeParse(nameOf(request.params.file))
    const gift = key.success && (await giftCardPictureOf(database.db, key.data))
    if (!gift) throw refuse('NOT_FOUND')
    const { amount, design, sender_name: from, message } = gift
    const values = { amount: formatMoney(major(amount), shop.currency), from: withoutLinks(from), message: withoutLinks(message) }
    reply.header('X-Robots-Tag', 'noindex')
    return send(cardOfGift({ ...values, design }, shop), request, reply, 'private')
  })

  async function send(
    card: ShareCard,
    { headers }: FastifyRequest,
    reply: FastifyReply,
    cache: 'public' | 'private' = 'public',
  ): Promise<FastifyReply> {
    const { jpeg, etag } = await pictures.of(card)
    reply.header('Cache-Control', `${cache}, max-age=3600`).header('Cross-Origin-Resource-Policy', 'cross-origin').header('ETag', etag)
    return headers['if-none-match'] === etag ? reply.code(304).send() : reply.type('image/jpeg').send(jpeg)
  }
}

const giftKey = z.string().regex(/^[\w-]{32}$/)
const nameOf = (file: string): string | undefined => (file.endsWith('.jpg') ? file.slice(0, -4) : undefined)
