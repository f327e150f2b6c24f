import type { Unit } from '#web/features/profiles/unit.ts'
import { newAttempt } from '#web/lib/attempt.ts'
import { addWaiting } from '../outbox/waiting.ts'
import { type Draft, emptyDraft, isEmpty } from './draft.ts'

/**
 * Makes room for another draft: moves this one to the outbox, where it can be opened again. Returns the draft to begin with: an empty one,
 * or the same if the outbox is full. `unit` is the weight unit of its record.
 */
export function setAside(by: string, draft: Draft, unit: Unit): Draft {
  const isAside =
    isEmpty(draft) ||
    addWaiting(by, {
      ...(draft.attempt ?? newAttempt()),
      draft: { ...draft, attempt: null },
      unit,
      writtenAt: Date.now(),
      problem: { kind: 'aside' },
    })
  return isAside ? emptyDraft : draft
}
