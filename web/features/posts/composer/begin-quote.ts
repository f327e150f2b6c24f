import type { Post } from '#contract/post.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import { newAttempt } from '../outbox/attempt.ts'
import { addWaiting } from '../outbox/waiting.ts'
import { emptyDraft, isEmpty, loadDraft, saveDraft } from './draft.ts'

/**
 * Stores a draft that quotes a post. An existing draft is moved to the outbox; if that is full, the quote is added to the draft. `unit` is
 * the weight unit of a record in the existing draft.
 */
export function beginQuote(by: string, { id, author, text }: Pick<Post, 'id' | 'author' | 'text'>, unit: Unit): true {
  const before = loadDraft(by)
  const quote = { id, name: author.name, text: text.slice(0, shownMax) }
  if (before.quote?.id === id) return true
  const isAside =
    isEmpty(before) ||
    addWaiting(by, {
      ...(before.attempt ?? newAttempt()),
      draft: { ...before, attempt: null },
      unit,
      writtenAt: Date.now(),
      problem: { kind: 'aside' },
    })
  saveDraft(by, { ...(isAside ? emptyDraft : before), quote, attempt: null })
  return true
}

const shownMax = 140
