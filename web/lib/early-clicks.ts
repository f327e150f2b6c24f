declare global {
  interface Window {
    earlyClick?: HTMLElement | undefined
  }
}

/**
 * Part of the inline script. Before hydration a press on a button does nothing, so the last one is remembered and replayed: a customer
 * with a slow phone doesn't press in vain. Submit buttons work by themselves. Buttons with `data-replay` also need the browser's stored
 * state (the cart), which is loaded shortly after hydration.
 */
export const earlyClickScript = `
  addEventListener('click', e => {
    let page = document.documentElement.dataset, early = e.target.closest?.('button[data-replay]') && !('hydrated' in page) ||
      e.target.closest?.('button[type=button]') && !('hydrating' in page);
    if (early) window.earlyClick = e.target.closest('button')
  }, true)`.replaceAll(/\n\s*/g, '')

/** Replays the press that came too early, once. Called after the browser's stored state is loaded. */
export function replayEarlyClick(): void {
  const button = window.earlyClick
  window.earlyClick = undefined
  if (button?.isConnected) button.click()
}
