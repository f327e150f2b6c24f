import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** A section with more detail, collapsed at first unless `isOpen`. */
export function Fold({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group/fold border-y border-line">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2.5 font-medium">
        {title}
        <Icon name="chevron" className="size-5 shrink-0 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
