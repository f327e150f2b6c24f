declare global {
  interface Window {
    earlyClick?: HTMLElement | undefined
  }
}

/**
 * Part of the inline script: until React takes over, a press on a button does nothing yet. The last one is remembered, so a customer
 * with a slow phone doesn't press in vain. A button that sends its form does that by itself. One with `data-replay` needs the browser's
 * own state (the cart) as well, which comes a moment after React.
 */
export const earlyClickScript = `
  addEventListener('click', e => {
    let page = document.documentElement.dataset, early = e.target.closest?.('button[data-replay]') && !('hydrated' in page) ||
      e.target.closest?.('button[type=button]') && !('hydrating' in page);
    if (early) window.earlyClick = e.target.closest('button')
  }, true)`.replaceAll(/\n\s*/g, '')

/** Presses the button that was pressed too early, once; called when the browser's own state is there as well. */
export function replayEarlyClick(): void {
  const button = window.earlyClick
  window.earlyClick = undefined
  if (button?.isConnected) button.click()
}
