import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

interface DropdownProps {
  summary: ReactNode
  label: string
  className: string
  panel: string
  /** Changes with each way to another page. */
  place: string
  /** Just before it opens for the first time. */
  onOpen?: () => void
  children: ReactNode
}

/** A panel under a button that works before the script arrives; with it, Escape, a press elsewhere and going to another page close it. */
export function Dropdown({ summary, label, className, panel, place, onOpen, children }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useCloseOnLeaving(ref, place)
  useEffect(() => {
    if (ref.current?.open) onOpen?.()
  }, [onOpen])
  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current
      if (!details?.open || (event.target instanceof Node && event.type !== 'keydown' && details.contains(event.target))) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
      }
      details.open = false
    }
    for (const type of closers) document.addEventListener(type, close)
    return () => {
      for (const type of closers) document.removeEventListener(type, close)
    }
  }, [])
  return (
    <details ref={ref} className="group/disclosure md:relative">
      <summary aria-label={label} className={className} onClick={onOpen}>
        {summary}
      </summary>
      <div className={`z-30 border-line bg-surface shadow-float ${panel}`}>{children}</div>
    </details>
  )
}

/** Going elsewhere closes it; the first page does not, since it may have been opened before the script arrived. */
function useCloseOnLeaving(ref: RefObject<HTMLDetailsElement | null>, place: string): void {
  const before = useRef(place)
  useEffect(() => {
    if (before.current !== place) ref.current?.removeAttribute('open')
    before.current = place
  }, [place, ref])
}

const closers = ['keydown', 'pointerdown', 'focusin'] as const
