import { useRef, useState } from 'react'

/** A row of slides, one visible at a time: the current index, and how to move. `first` is the initial one. */
export function useSlides(count: number, first = 0) {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const show = (index: number) => {
    const slide = row.current?.children[Math.min(Math.max(index, 0), count - 1)]
    slide?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }
  const onScroll = () => {
    const { scrollLeft, clientWidth } = row.current ?? { scrollLeft: 0, clientWidth: 0 }
    // In right-to-left layouts scrollLeft counts down from 0.
    if (clientWidth > 0) setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  return { row, shown, show, onScroll }
}
