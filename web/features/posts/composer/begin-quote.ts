import type { Post } from '#contract/post.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import { loadDraft, saveDraft } from './draft.ts'
import { setAside } from './set-aside.ts'

/** Stores a draft that quotes a post. An existing draft is moved to the outbox; if that is full, the quote is added to the draft. */
export function beginQuote(by: string, { id, author, text }: Pick<Post, 'id' | 'author' | 'text'>, unit: Unit): void {
  const before = loadDraft(by)
  if (before.quote?.id === id) return
  const quote = { id, name: author.name, text: text.slice(0, shownMax) }
  saveDraft(by, { ...setAside(by, before, unit), quote, attempt: null })
}

const shownMax = 140
