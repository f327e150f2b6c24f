import { type RefObject, useLayoutEffect } from 'react'

/** Where a row of links or tabs is wider than its place, the one that's current stands in its middle: at first, and whenever it's another (`current`). */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, current: unknown): void {
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current], [aria-selected=true]')
    if (row.current && link) row.current.scrollBy({ left: middleOf(link) - middleOf(row.current), behavior: 'instant' })
  }, [row, current])
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
