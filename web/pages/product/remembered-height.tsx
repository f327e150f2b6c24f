import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { readHeights, writeHeights } from '#web/lib/router/heights.ts'
import { heightBefore } from '#web/lib/router/scroll.ts'

interface RememberedHeightProps {
  /** Names it among those of the page. */
  part: string
  children: ReactNode
}

/**
 * Around what loads once it comes near: on a page that one comes back to it's as high as it was, before anything has loaded, so whoever was below it
 * finds the place they left, also after a reload.
 */
export function RememberedHeight({ part, children }: RememberedHeightProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    const key = (history.state as { key?: string } | null)?.key
    if (!element || key === undefined) return undefined
    // What a window of another width left doesn't fit.
    const own = `${key} ${window.innerWidth} ${part}`
    const height = readHeights(name).get(own)
    if (height) restore(element, height, heightBefore(key))
    const observer = new ResizeObserver(() => write(own, element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [part])
  // With the margins of what is in it.
  return (
    <div ref={place} className="flow-root">
      {children}
    </div>
  )
}

/** After a reload the browser has gone to the height that was left, or as far as there was a page: then that's where one stays, whatever grows above. */
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
