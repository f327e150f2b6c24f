import { type ReactNode, useEffect, useRef } from 'react'

interface DropdownProps {
  summary: ReactNode
  label: string
  className: string
  panel: string
  /** Called just before it first opens. */
  onOpen?: () => void
  children: ReactNode
}

/** A panel below a button, as <details>, so it works without script. With script, Escape, a press elsewhere and navigation close it. */
export function Dropdown({ summary, label, className, panel, onOpen, children }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (ref.current?.open) onOpen?.()
  }, [onOpen])
  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current
      if (!details?.open || !closes(event, details)) return
      if (event.type === 'keydown') details.querySelector('summary')?.focus()
      details.open = false
    }
    for (const type of closers) window.addEventListener(type, close)
    return () => {
      for (const type of closers) window.removeEventListener(type, close)
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

const closers = ['keydown', 'pointerdown', 'focusin', 'click', 'popstate'] as const

/** The arrival of a page doesn't close the panel: it may have been opened while the page was loading. */
function closes(event: Event, details: HTMLElement): boolean {
  const { type, target } = event
  if (event instanceof KeyboardEvent) return event.key === 'Escape'
  if (!(target instanceof Element)) return true
  if (type === 'click') return details.contains(target) && target.closest('a') !== null
  // Elements with a tabindex of -1 can't be reached by keyboard, so such a focus comes from the router after navigation.
  return !details.contains(target) && !(type === 'focusin' && target.matches('[tabindex="-1"]'))
}
