/** Puts the focus on the page's heading, so that what is new there is read out from its beginning. */
export function focusHeading(): void {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
