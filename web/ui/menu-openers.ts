/** The button of each open menu, by the menu's list. */
export const menuOpeners = new WeakMap<Element, HTMLElement>()

/** What the focus returns to: a row of a menu is gone by then, so the menu's button. */
export const openerOf = (focused: Element | null): Element | null =>
  menuOpeners.get(focused?.closest('[role="menu"]') ?? document.body) ?? focused
