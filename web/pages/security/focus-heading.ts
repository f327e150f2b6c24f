import type { RefObject } from 'react'

/** For what goes away with the button that was pressed: the focus goes to the heading of the section, after the next render. */
export const focusHeading = (section: RefObject<HTMLElement | null>): void =>
  void setTimeout(() => section.current?.querySelector('h2')?.focus())
