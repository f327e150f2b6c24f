import type { RefObject } from 'react'

/** Moves the focus to the page's heading, so screen readers start there. */
export function focusHeading(): void {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Moves the focus after the next render, for when that unmounts the pressed button or mounts what is focused. */
export const focusSoon = (find: () => Element | null | undefined): void =>
  void setTimeout(() => {
    const next = find()
    if (next instanceof HTMLElement) next.focus()
  })

/** Moves the focus to the section's heading after the next render, for when the pressed button unmounts. */
export const focusSectionHeading = (section: RefObject<HTMLElement | null>): void =>
  void setTimeout(() => section.current?.querySelector('h2')?.focus())
