import { type RefObject, useLayoutEffect } from 'react'

/** Scrolls the current item of an overflowing row of links or tabs to the middle, initially and when `current` changes. */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, current: unknown): void {
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current], [aria-selected=true]')
    if (row.current && link) row.current.scrollBy({ left: middleOf(link) - middleOf(row.current), behavior: 'instant' })
  }, [row, current])
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
