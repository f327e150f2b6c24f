import { lazy, Suspense } from 'react'
import { withText } from '#web/lib/with-text.ts'
import type { SendToMemberProps } from './send-to-member.tsx'

const SendToMember = lazy(async () => ({ default: (await withText(['send-to'], import('./send-to-member.tsx'))).SendToMember }))

/** The dialog that sends something to a member; its code and texts are loaded with it. */
export const SendTo = (props: SendToMemberProps) => (
  <Suspense>
    <SendToMember {...props} />
  </Suspense>
)
