import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { readHeights, writeHeights } from '#web/lib/router/heights.ts'
import { heightBefore } from '#web/lib/router/scroll.ts'

interface RememberedHeightProps {
  /** The name of this part, unique on the page. */
  part: string
  children: ReactNode
}

/**
 * Wraps content that loads as it comes near. On a return to the page, it gets its former height before anything has loaded, so a reader
 * below it finds their position again, also after a reload.
 */
export function RememberedHeight({ part, children }: RememberedHeightProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = wrapper.current
    const key = (history.state as { key?: string } | null)?.key
    if (!element || key === undefined) return undefined
    // A height from a window of another width doesn't apply.
    const own = `${key} ${window.innerWidth} ${part}`
    const height = readHeights(name).get(own)
    if (height) restore(element, height, heightBefore(key))
    const observer = new ResizeObserver(() => write(own, element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [part])
  // `flow-root` includes the margins of its content.
  return (
    <div ref={wrapper} className="flow-root">
      {children}
    </div>
  )
}

/** After a reload, the browser scrolls to its former position or the page's end: keeps that position while content above grows. */
function restore(element: HTMLElement, height: number, before: number | undefined): void {
  const { scrollY, innerHeight } = window
  const end = document.documentElement.scrollHeight - innerHeight
  element.style.minHeight = `${height}px`
  if (before !== undefined && Math.abs(scrollY - Math.min(before, end)) < 2) window.scrollTo(0, before)
}

const name = 'heights'

function write(own: string, height: number): void {
  const heights = readHeights(name)
  if ((heights.get(own) ?? 0) === height) return
  heights.delete(own)
  writeHeights(name, heights.set(own, height))
}
