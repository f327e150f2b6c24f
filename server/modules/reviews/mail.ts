import { sizeIn } from '#contract/size-fit.ts'
import { type LineTranslation, lineInLocale } from '#contract/line-translation.ts'
import { resizedUrl } from '#contract/pictures.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import type { BulkMail } from '#server/messaging/bulk.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'

interface Product {
  name: string
  slug: string
}

/** Tells a reviewer that the shop has replied publicly. */
export function replyMail(to: string, { name, slug }: Product, text: string, config: Config): Message {
  const { brand, t } = mailContext(config, { product: name })
  const subject = t('review.reply.subject', { shop: brand.name, product: name })
  const blocks: Block[] = [
    { type: 'title', text: t('review.reply.title') },
    { type: 'paragraph', text: t('review.reply.body', { product: name }) },
    { type: 'paragraph', text: `"${withoutLinks(text)}"` },
    { type: 'button', label: t('review.reply.link'), url: `${config.pages}${urls.product(slug)}#reviews` },
  ]
  return { channel: 'email', to, mail: { brand, subject, preheader: withoutLinks(text).slice(0, 120), blocks } }
}

export interface RequestedReview {
  email: string
  number: string
  /** The token of the order's signed link. */
  token: string
  /** The token with which the recipient unsubscribes. */
  unsubscribe: string
  products: (Product & { id: string; photo: string; options: Record<string, string>; translation: LineTranslation | null })[]
}

/** Asks the buyer of a delivered order for reviews: each product has five stars, each linking to the form with that rating selected. */
export function requestMail({ email, number, token, unsubscribe, products }: RequestedReview, config: Config): BulkMail {
  const { brand, t } = mailContext(config, { number })
  const subject = t('review.request.subject', { shop: brand.name })
  const hasSizes = products.some(({ options }) => sizeIn(options) !== undefined)
  const blocks: Block[] = [
    { type: 'title', text: t('review.request.title') },
    { type: 'paragraph', text: t('review.request.body', { number }) },
    ...(hasSizes ? [{ type: 'paragraph', text: t('review.request.fit') } as const] : []),
    ...products.flatMap((product): Block[] => [
      goods(product, config),
      {
        type: 'stars',
        links: [1, 2, 3, 4, 5].map((stars) => ({
          label: t('review.request.stars', { count: stars }),
          url: config.pages + urls.writeReview(number, product.id, { stars, token }),
        })),
      },
    ]),
    { type: 'link', label: t('review.request.unsubscribe'), url: config.pages + serverUrls.unsubscribeReviews(unsubscribe) },
  ]
  return { to: email, mail: { brand, subject, preheader: t('review.request.preheader'), blocks } }
}

function goods(product: RequestedReview['products'][number], { shop }: Config): Block {
  const { name, options } = lineInLocale(product, shop.locale)
  return {
    type: 'goods',
    lines: [{ name, details: Object.values(options).join(' · '), price: '', picture: resizedUrl(product.photo, 320) }],
  }
}
