import { limits } from '#contract/limits.ts'
import { foldOption } from '#contract/poll-options.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import { type DraftProduct, loadDraft, saveDraft } from './draft.ts'
import { newPoll } from './draft-poll.ts'
import { setAside } from './set-aside.ts'

export interface PollProduct extends DraftProduct {
  brand: string
}

/**
 * Stores a draft that asks which of these products to choose. One that asks about the same products is opened as it is; any other is moved
 * to the outbox, or gets the poll if that is full.
 */
export function beginProductPoll(by: string, products: PollProduct[], question: string, unit: Unit): void {
  const before = loadDraft(by)
  if (before.poll && sameProducts(before.products, products)) return
  const rest = setAside(by, before, unit)
  saveDraft(by, {
    ...rest,
    text: rest.text || question,
    products: products.map(({ id, name, photo }) => ({ id, name, photo })),
    poll: { ...newPoll, options: optionsOf(products), span: '3' },
    attempt: null,
  })
}

const sameProducts = (some: DraftProduct[], others: DraftProduct[]): boolean =>
  some.length === others.length && some.every(({ id }) => others.some((one) => one.id === id))

/** Their names, with the brand where two are called the same: a poll has each option once. */
function optionsOf(products: PollProduct[]): string[] {
  const names = products.map(({ name }) => foldOption(name))
  const isShared = (name: string) => names.filter((one) => one === foldOption(name)).length > 1
  return products.map(({ name, brand }) => (isShared(name) ? `${brand} ${name}` : name).slice(0, limits.post.pollOption))
}
