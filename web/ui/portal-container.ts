/**
 * Where what floats beside an element belongs: in the dialog it stands in (a page behind a modal dialog can't be pressed), in the
 * part of the page that has a theme of its own, or in its landmark, so that readers find it where they are.
 */
export const portalContainerOf = (anchor: Element | null): HTMLElement =>
  anchor?.closest<HTMLElement>('dialog, .light:not(html), .dark:not(html), main, header, footer') ?? document.body
