import type { ApiInput } from '#contract/api.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { isDoubtful, newAttempt, markTried } from '#web/lib/attempt.ts'
import { type Draft, emptyDraft, saveDraft } from './draft.ts'

interface Scheduling {
  by: string
  draft: Draft
  input: ApiInput<'POST /post/create'>
  publishAt: string
  change: (changed: Partial<Draft>) => void
}

/**
 * Schedules a draft with the idempotency key that sending it would use, so that repeated attempts create one post. It never goes to the
 * outbox, because it could be sent after its time. `changed`: an attempt with other content or another time had already arrived.
 */
export async function scheduleDraft({ by, draft, input, publishAt, change }: Scheduling): Promise<'scheduled' | 'changed'> {
  const attempt = markTried(draft.attempt && !isDoubtful(draft.attempt) ? draft.attempt : newAttempt())
  change({ attempt })
  saveDraft(by, { ...draft, attempt })
  try {
    await signed('POST /scheduled-posts', { ...input, publishAt }, { idempotencyKey: attempt.key })
    saveDraft(by, emptyDraft)
    return 'scheduled'
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'IDEMPOTENCY_KEY_IS_USED') throw error
    change({ attempt: null })
    return 'changed'
  }
}
