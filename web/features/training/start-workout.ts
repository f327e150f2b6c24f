import { trainingUrls } from '#contract/training-urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { type Draft, loadDraft, saveDraft } from './draft.ts'

/** Starts a workout from a draft and opens it. If one is in progress, opens that instead. */
export function startWorkout(by: string, draft: Draft): void {
  if (!loadDraft(by)) saveDraft(by, draft)
  goTo(trainingUrls.now())
}
