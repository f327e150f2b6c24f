import { lazy } from 'react'
import { withText } from '#web/lib/with-text.ts'

/** Loaded with its texts when it's opened, because few members create challenges. */
export const ChallengeForm = lazy(async () => ({
  default: (await withText(['challenge-forms', 'club-forms'], import('./challenge-form.tsx'))).ChallengeForm,
}))
