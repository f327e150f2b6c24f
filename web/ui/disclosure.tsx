import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface DisclosureProps {
  title: string
  open?: boolean
  /** Opening one closes the others with the same name. */
  group?: string
  /** A heading, if it starts a section of the page. */
  level?: 'h2' | 'h3'
  children: ReactNode
}

/** A collapsible section, as <details>: it works without script, and find-in-page opens it. */
export function Disclosure({ title, open = false, group, level, children }: DisclosureProps) {
  const Title = level ?? 'span'
  return (
    <details open={open} name={group} className="group/fold border-b border-line first:border-t">
      <summary className="flex min-h-14 items-center justify-between gap-4">
        <Title className="font-medium">{title}</Title>
        <Icon name="chevron" className="size-5 shrink-0 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="max-w-[42em] pb-6">{children}</div>
    </details>
  )
}
