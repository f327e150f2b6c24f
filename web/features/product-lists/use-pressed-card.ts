import { type MouseEvent, type RefObject, useLayoutEffect } from 'react'
import { readHeights, writeHeights } from '#web/lib/router/heights.ts'

/** Which card of a list was pressed last, how far below the top of the window it was, and how wide that was. */
type Pressed = [card: number, top: number, width: number]

const name = 'cards'
const keyNow = (): string | undefined => (history.state as { key?: string } | null)?.key

/**
 * Back finds a list as far down as it was left, which is another place where a phone was turned meanwhile: then it's the card that was pressed that one comes back to.
 * Gives what notes it.
 */
export function usePressedCard(grid: RefObject<HTMLUListElement | null>, cards: readonly unknown[]): (event: MouseEvent) => void {
  useLayoutEffect(() => {
    const pressed = readHeights<Pressed>(name).get(keyNow() ?? '')
    if (!pressed || pressed[2] === window.innerWidth) return
    const [card, top] = pressed
    // After the router, which scrolls once the whole page is there, and before it's painted.
    queueMicrotask(() => {
      const found = grid.current?.children[card]?.getBoundingClientRect()
      if (found) window.scrollBy(0, found.top - Math.min(top, window.innerHeight / 3))
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
