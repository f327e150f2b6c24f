import type { ReactNode } from 'react'
import { Tabs as Base } from '@base-ui/react/tabs'

interface TabsProps {
  label: string
  tabs: { value: string; name: string; count?: number; content: ReactNode }[]
  /** The one that is open; without it the first is, and it looks after itself. */
  value?: string
  onChange?: (value: string) => void
}

/** Views of the same thing, one at a time: arrow keys go along them. Never for long texts of a page: those are disclosures. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Base.Root value={value} defaultValue={tabs[0]?.value} onValueChange={(next: string) => onChange?.(next)}>
      <Base.List aria-label={label} activateOnFocus className="scroll-row gap-6 border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-12 shrink-0 border-b-2 border-transparent px-0.5 whitespace-nowrap text-quiet -outline-offset-2 transition-colors hover:text-ink data-active:border-ember data-active:font-semibold data-active:text-ink"
          >
            {tab.name}
            {tab.count !== undefined && <span className="ms-1.5 text-sm font-normal text-quiet">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
