import { type MouseEvent, type RefObject, useLayoutEffect } from 'react'
import { readHeights, writeHeights } from '#web/lib/router/heights.ts'

/** The card that was pressed last, its distance from the top of the window, and the window's width. */
type Pressed = [card: number, top: number, width: number]

const name = 'cards'
const keyNow = (): string | undefined => (history.state as { key?: string } | null)?.key

/**
 * After back navigation, scrolls to the card that was pressed if the window's width has changed, for example because a phone was rotated:
 * the restored scroll position would show other cards. Returns the click handler that records the card.
 */
export function usePressedCard(grid: RefObject<HTMLUListElement | null>, cards: readonly unknown[]): (event: MouseEvent) => void {
  useLayoutEffect(() => {
    const pressed = readHeights<Pressed>(name).get(keyNow() ?? '')
    if (!pressed || pressed[2] === window.innerWidth) return
    const [card, top] = pressed
    // Runs after the router's scroll restoration, and before the browser paints.
    queueMicrotask(() => {
      const rect = grid.current?.children[card]?.getBoundingClientRect()
      if (rect) window.scrollBy(0, rect.top - Math.min(top, window.innerHeight / 3))
    })
  }, [grid, cards])
  return ({ target }) => {
    const key = keyNow()
    const shown = [...(grid.current?.children ?? [])]
    const card = shown.findIndex((one) => one.contains(target as Node))
    if (card < 0 || key === undefined) return
    const pressed = readHeights<Pressed>(name)
    pressed.delete(key)
    writeHeights(name, pressed.set(key, [card, shown[card]!.getBoundingClientRect().top, window.innerWidth]))
  }
}
