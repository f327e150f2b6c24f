import { limits } from '#contract/limits.ts'
import { foldOption } from '#contract/poll-options.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import { type DraftProduct, isEmpty, loadDraft, saveDraft } from './draft.ts'
import { newPoll } from './draft-poll.ts'
import { setAside } from './set-aside.ts'

export interface PollProduct extends DraftProduct {
  brand: string
}

/**
 * Stores a draft that asks which of these products to choose. One that asks about the same products is opened as it is; any other is moved
 * to the outbox. False if that is full: then the draft stays as it is.
 */
export function beginProductPoll(by: string, products: PollProduct[], question: string, unit: Unit): boolean {
  const before = loadDraft(by)
  if (before.poll && sameProducts(before.products, products)) return true
  const draft = setAside(by, before, unit)
  if (!isEmpty(draft)) return false
  const options = optionsOf(products)
  saveDraft(by, {
    ...draft,
    text: question,
    products: products.map(({ id, name, photo }) => ({ id, name, photo })),
    poll: { ...newPoll, options, span: '3' },
  })
  return true
}

const sameProducts = (some: DraftProduct[], others: DraftProduct[]): boolean =>
  some.length === others.length && some.every(({ id }) => others.some((one) => one.id === id))

/** Their names, with the brand where two are called the same, and numbered where that isn't enough: a poll has each option once. */
function optionsOf(products: PollProduct[]): string[] {
  const cut = (text: string, end = '') => text.slice(0, limits.post.pollOption - end.length) + end
  const differ = (options: string[]) => new Set(options.map(foldOption)).size === options.length
  const names = products.map(({ name }) => cut(name))
  if (differ(names)) return names
  const branded = products.map(({ name, brand }) => cut(`${brand} ${name}`))
  return differ(branded) ? branded : branded.map((option, at) => cut(option, ` (${at + 1})`))
}
