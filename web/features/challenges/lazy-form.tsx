import { lazy } from 'react'
import { withText } from '#web/lib/with-text.ts'

/** What only those need who make challenges: it comes with its texts when it's opened. */
export const ChallengeForm = lazy(async () => ({
  default: (await withText(['challenge-forms', 'club-forms'], import('./challenge-form.tsx'))).ChallengeForm,
}))
