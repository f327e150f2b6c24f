import { dayMs } from '#contract/time.ts'
import { json } from '#server/db/types.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { addReviews, markRequested } from '#server/modules/reviews/reviews.ts'
import type { DeliveredLine } from '../orders/fill-orders.ts'
import { draftReviews } from './draft-reviews.ts'
import { replies } from './replies.ts'
import { reviewTexts } from './texts/index.ts'

/** Days after which emails asking for reviews had been sent. */
const requestAfterDays = 7

const valuesOf = statement(
  'seed.variantValues',
  { ids: 'uuid[]' },
  { id: 'uuid', options: json<Record<string, string>>() },
  `select id, options::json as options from variants where id = any($1)`,
)

/** Adds customers' reviews of what was delivered to them; product ratings are computed from these. */
export async function fillReviews(tx: Tx, lines: DeliveredLine[], now: Date): Promise<void> {
  const variants = await valuesOf.all(tx, { ids: [...new Set(lines.map(({ variantId }) => variantId))] })
  const values = new Map(variants.map(({ id, options }) => [id, Object.values(options)]))
  const drafts = draftReviews(
    lines.map((line) => ({ ...line, values: values.get(line.variantId) ?? [] })),
    reviewTexts,
    now,
  )
  await addReviews(
    tx,
    drafts.map(({ line, rating, fit, text, at, helpfulTo }) => ({
      productId: line.productId,
      orderId: line.orderId,
      userId: line.userId,
      rating,
      fit,
      text,
      image: [],
      at,
      reply: replyTo(text, at, now),
      helpfulTo,
    })),
  )
  const delivered = lines.filter(({ deliveredAt }) => now.getTime() - deliveredAt.getTime() > requestAfterDays * dayMs)
  await markRequested(tx, [...new Set(delivered.map(({ orderId }) => orderId))], now)
}

/** The shop answers within two days. */
function replyTo(text: string, at: Date, now: Date): { text: string; at: Date } | null {
  const reply = Object.entries(replies).find(([part]) => text.includes(part))?.[1]
  const repliedAt = new Date(at.getTime() + 1.4 * dayMs)
  return reply === undefined || repliedAt >= now ? null : { text: reply, at: repliedAt }
}
