import { trainingUrls } from '#contract/training-urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { type Draft, loadDraft, saveDraft } from './draft.ts'

/** Starts a workout from a draft and goes there, unless one is under way: that goes on. */
export function startWorkout(by: string, draft: Draft): void {
  if (!loadDraft(by)) saveDraft(by, draft)
  goTo(trainingUrls.now())
}
