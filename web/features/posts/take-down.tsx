import { lazy, Suspense } from 'react'
import { withText } from '#web/lib/with-text.ts'
import type { TakeDownProps } from './take-down-dialog.tsx'

const Dialog = lazy(async () => ({ default: (await withText(['club-forms'], import('./take-down-dialog.tsx'))).TakeDownDialog }))

/** The dialog to take something down in a club; its code and texts come with it. */
export const TakeDown = (props: TakeDownProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
