import type { RefObject } from 'react'

/** Puts the focus on the page's heading, so that what is new there is read out from its beginning. */
export function focusHeading(): void {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** For when the pressed button goes away: the focus goes to the section's heading, after the next render. */
export const focusSectionHeading = (section: RefObject<HTMLElement | null>): void =>
  void setTimeout(() => section.current?.querySelector('h2')?.focus())
