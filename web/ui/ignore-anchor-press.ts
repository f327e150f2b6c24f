import type { RefObject } from 'react'

interface Change {
  reason: string
  event: Event
  cancel: () => void
}

/** Ignores presses on the anchor button, which toggles the popup itself: as a press outside, it would close the popup and open it again. */
export const ignoreAnchorPress =
  (anchor: RefObject<Element | null>, onOpenChange: (open: boolean) => void) =>
  (open: boolean, change: Change): void => {
    const onAnchor = change.event.target instanceof Node && anchor.current?.contains(change.event.target) === true
    if (onAnchor && change.reason !== 'escape-key') change.cancel()
    else onOpenChange(open)
  }
