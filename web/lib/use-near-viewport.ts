import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onNear` once, when the element comes within `margin` (a CSS margin) of the viewport. */
export function useNearViewport(ref: RefObject<HTMLElement | null>, margin: string, onNear: () => void): void {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        latest.current()
      },
      { rootMargin: margin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, margin])
}
