import { withText } from '#web/lib/with-text.ts'
import type { TakeDownProps } from './take-down-dialog.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

/** The reported object, and the name of its author or the club. */
export type Reported =
  | {
      kind: 'post' | 'comment' | 'story' | 'message'
      id: string
      handle: string
      name: string
      isOutOfReach?: boolean
      isInGroup?: boolean
    }
  | { kind: 'routine'; token: string; handle: string; name: string }
  | { kind: 'person'; handle: string; name: string }
  | { kind: 'club'; slug: string; name: string }

const ReportDialog = pressedPart(async () => (await withText(['report-content'], import('./report-dialog.tsx'))).ReportDialog)
const BlockDialog = pressedPart(async () => (await withText(['report-content'], import('./block-dialog.tsx'))).BlockDialog)
const TakeDownDialog = pressedPart(async () => (await withText(['club-forms'], import('./take-down-dialog.tsx'))).TakeDownDialog)

interface ReportProps {
  what: Reported
  onClose: () => void
  /** Called when the person was muted or blocked in the dialog. */
  onHide?: () => void
}

/** The dialog to report something; its code and texts are loaded with it. */
export const Report = (props: ReportProps) => <ReportDialog {...props} />

/** Asks for confirmation, then blocks a person. */
export const Block = (props: { person: { handle: string; name: string }; onClose: () => void; onBlocked: () => void }) => (
  <BlockDialog {...props} />
)

/** The dialog with which club staff take something down. */
export const TakeDown = (props: TakeDownProps) => <TakeDownDialog {...props} />
