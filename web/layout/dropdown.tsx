import { type ReactNode, useEffect, useRef } from 'react'

interface DropdownProps {
  summary: ReactNode
  label: string
  className: string
  panel: string
  /** Just before it opens for the first time. */
  onOpen?: () => void
  children: ReactNode
}

/** A panel under a button that works before the script arrives; with it, Escape, a press elsewhere and going to another page close it. */
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

/** Not that another page has come: whoever opens it while that is under way wants it open. */
function closes(event: Event, details: HTMLElement): boolean {
  const { type, target } = event
  if (event instanceof KeyboardEvent) return event.key === 'Escape'
  if (!(target instanceof Element)) return true
  if (type === 'click') return details.contains(target) && target.closest('a') !== null
  // Where no key and no pointer gets to, the focus was put by a new page.
  return !details.contains(target) && !(type === 'focusin' && target.matches('[tabindex="-1"]'))
}
