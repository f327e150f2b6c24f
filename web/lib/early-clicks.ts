declare global {
  interface Window {
    earlyClick?: HTMLElement | undefined
  }
}

/**
 * Part of the inline script: until React has taken over, a press on a button with `data-replay` does nothing yet. The last one is
 * remembered, so a customer with a slow phone doesn't press in vain.
 */
export const earlyClickScript =
  `addEventListener('click',e=>{let b=e.target.closest?.('button[data-replay]');` +
  `if(b&&!('hydrated'in document.documentElement.dataset))window.earlyClick=b},true)`

/** Presses the button that was pressed too early, once; called when the browser's own state is there as well. */
export function replayEarlyClick(): void {
  const button = window.earlyClick
  window.earlyClick = undefined
  if (button?.isConnected) button.click()
}
