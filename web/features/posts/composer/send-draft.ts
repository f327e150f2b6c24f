import type { ApiInput } from '#contract/api.ts'
import type { Post } from '#contract/post.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed } from '#web/features/auth/session/session.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import { isDoubtful, newAttempt, markTried } from '#web/lib/attempt.ts'
import { addWaiting } from '../outbox/waiting.ts'
import { type Draft, emptyDraft, saveDraft } from './draft.ts'

interface Sending {
  by: string
  draft: Draft
  input: ApiInput<'POST /post/create'>
  unit: Unit
  change: (changed: Partial<Draft>) => void
}

/**
 * Sends a draft. With its idempotency key, any number of attempts create one post. If the shop can't be reached, the draft is moved to the
 * outbox, unless that is full. `changed`: an attempt with earlier content had already arrived. Otherwise it fails as the call does, and
 * the draft stays.
 */
export async function sendDraft({ by, draft, input, unit, change }: Sending): Promise<Post | 'waits' | 'full' | 'changed'> {
  const attempt = markTried(draft.attempt && !isDoubtful(draft.attempt) ? draft.attempt : newAttempt())
  const sent = { ...draft, attempt }
  change({ attempt })
  saveDraft(by, sent)
  try {
    const post = await signed('POST /post/create', input, { idempotencyKey: attempt.key })
    saveDraft(by, emptyDraft)
    return post
  } catch (error) {
    const code = isRefusal(error) ? error.code : null
    if (code === 'IDEMPOTENCY_KEY_IS_USED') {
      change({ attempt: null })
      return 'changed'
    }
    if (code !== 'SERVICE_UNAVAILABLE') throw error
    const isIn = addWaiting(by, { ...attempt, draft: { ...draft, attempt: null }, unit, writtenAt: Date.now(), problem: null })
    if (!isIn) return 'full'
    saveDraft(by, emptyDraft)
    return 'waits'
  }
}
