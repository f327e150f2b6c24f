import type { ApiInput } from '#contract/api.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import type { Draft } from './draft.ts'
import { pollOf } from './draft-poll.ts'
import { recordOf } from './record-of.ts'

/** The call's input for a draft; null if its record or its poll is invalid. `unit` is the weight unit of the record. */
export function postInput(draft: Draft, unit: Unit): ApiInput<'POST /post/create'> | null {
  const { text, pictures, products, audience, club, quote } = draft
  const record = draft.record && recordOf(draft.record, unit)
  const poll = draft.poll && pollOf(draft.poll)
  if ((draft.record && !record) || (draft.poll && !poll)) return null
  return {
    text: text.trim(),
    media: pictures.map(({ url, alt }) => ({ url, alt })),
    audience,
    productIds: products.map(({ id }) => id),
    ...(record && { record }),
    ...(poll && { poll }),
    ...(quote && { quotedId: quote.id }),
    ...(club && { clubId: club.id }),
  }
}
