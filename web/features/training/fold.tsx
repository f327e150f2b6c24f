import type { ReactNode } from 'react'

/** More about something, for who wants to see it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-y border-line">
      <summary className="min-h-11 py-2.5 font-medium">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
