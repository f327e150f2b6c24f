import type { RefObject } from 'react'

interface Change {
  reason: string
  event: Event
  cancel: () => void
}

/** A press on the button itself is the button's to answer: counted as one outside too, it would close and open again at once. */
export const ignoreAnchorPress =
  (anchor: RefObject<Element | null>, onOpenChange: (open: boolean) => void) =>
  (open: boolean, change: Change): void => {
    const onAnchor = change.event.target instanceof Node && anchor.current?.contains(change.event.target) === true
    if (onAnchor && change.reason !== 'escape-key') change.cancel()
    else onOpenChange(open)
  }
