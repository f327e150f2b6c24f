import type { RefObject } from 'react'

interface Change {
  reason: string
  event: Event
  cancel: () => void
}

/** A press on the button itself is handled by the button: if it also counted as a press outside, the popup would close and open again. */
export const ignoreAnchorPress =
  (anchor: RefObject<Element | null>, onOpenChange: (open: boolean) => void) =>
  (open: boolean, change: Change): void => {
    const onAnchor = change.event.target instanceof Node && anchor.current?.contains(change.event.target) === true
    if (onAnchor && change.reason !== 'escape-key') change.cancel()
    else onOpenChange(open)
  }
