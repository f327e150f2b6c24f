import { withText } from '#web/lib/with-text.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

/** Loaded with its texts when it's opened, because few members create challenges. */
export const ChallengeForm = pressedPart(
  async () => (await withText(['challenge-forms', 'club-forms'], import('./challenge-form.tsx'))).ChallengeForm,
)
