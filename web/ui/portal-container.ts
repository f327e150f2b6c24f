/**
 * The container for popups beside an element: its dialog (a page behind a modal dialog is inert), the part of the page with its own theme,
 * or its landmark, so that screen reader users stay where they are.
 */
export const portalContainerOf = (anchor: Element | null): HTMLElement =>
  anchor?.closest<HTMLElement>('dialog, .light:not(html), .dark:not(html), main, header, footer') ?? document.body
