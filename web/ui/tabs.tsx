import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useNumber } from '#web/lib/format.ts'
import { nextTab } from './next-tab.ts'
import { useScrollToCurrent } from './use-scroll-to-current.ts'

interface TabsProps {
  label: string
  tabs: { value: string; name: string; count?: number; content: ReactNode }[]
  /** The tab that's open initially; the first by default. */
  value?: string
  onChange?: (value: string) => void
}

/**
 * Views of the same thing, one at a time. Arrow keys, Home and End move between them. On a phone the row extends into the page's 1rem
 * gutters, where it fades out. Not for a page's long texts: use disclosures.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId()
  const number = useNumber()
  const [chosen, setChosen] = useState(value ?? tabs[0]?.value)
  const list = useRef<HTMLDivElement>(null)
  useScrollToCurrent(list, chosen)
  const open = (next: string) => {
    setChosen(next)
    onChange?.(next)
  }
  const key = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === chosen)
    const to = nextTab(event.key, at, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl')
    const next = to === null ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    open(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <div>
      <div className="-mx-4 border-b border-line md:mx-0">
        <div ref={list} role="tablist" aria-label={label} className="fading-row gap-6">
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === chosen}
              aria-controls={`${id}-${tab.value}-panel`}
              tabIndex={tab.value === chosen ? 0 : -1}
              onClick={() => open(tab.value)}
              onKeyDown={key}
              className="min-h-12 shrink-0 border-b-2 border-transparent px-0.5 whitespace-nowrap text-quiet -outline-offset-2 transition-colors hover:text-ink aria-selected:border-ember aria-selected:font-semibold aria-selected:text-ink"
            >
              {tab.name}
              {tab.count !== undefined && <span className="ms-1.5 text-sm font-normal text-quiet">{number(tab.count)}</span>}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== chosen}
          tabIndex={0}
          className="pt-5"
        >
          {tab.value === chosen && tab.content}
        </div>
      ))}
    </div>
  )
}
