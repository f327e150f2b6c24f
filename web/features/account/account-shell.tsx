import type { ReactNode } from 'react'

/** A narrow page with one thing to do. */
export function AccountShell({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="wrap min-h-dvh max-w-[30rem] pt-8 md:pt-16">
      <h1 tabIndex={-1} className="display text-2xl">
        {title}
      </h1>
      <p className="mt-2 mb-8 text-quiet wrap-anywhere">{lead}</p>
      {children}
    </div>
  )
}
