import { useRef, useState } from 'react'

/** A row of which one fills the view at a time: which one it is, and how to get to another. `first` is the one to begin with. */
export function useSlides(count: number, first = 0) {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const show = (index: number) => {
    const slide = row.current?.children[Math.min(Math.max(index, 0), count - 1)]
    slide?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }
  const onScroll = () => {
    const { scrollLeft, clientWidth } = row.current ?? { scrollLeft: 0, clientWidth: 0 }
    // From right to left it counts down from 0.
    if (clientWidth > 0) setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  return { row, shown, show, onScroll }
}
