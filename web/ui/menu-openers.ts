/** The button of each open menu, by the menu's list. */
export const menuOpeners = new WeakMap<Element, HTMLElement>()

/** The element that gets the focus back: a menu's row is gone by then, so it's the menu's button. */
export const openerOf = (focused: Element | null): Element | null =>
  menuOpeners.get(focused?.closest('[role="menu"]') ?? document.body) ?? focused
