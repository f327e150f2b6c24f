import { withText } from '#web/lib/with-text.ts'
import type { SendToMemberProps } from './send-to-member.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const SendToMember = pressedPart(async () => (await withText(['send-to'], import('./send-to-member.tsx'))).SendToMember)

/** The dialog that sends something to a member; its code and texts are loaded with it. */
export const SendTo = (props: SendToMemberProps) => <SendToMember {...props} />
