import { type ReactNode, useId } from 'react'

interface OverviewSectionProps {
  title: string
  /** A link to more, or to change it. */
  action?: ReactNode
  children: ReactNode
}

/** One of the quiet sections below the orders. */
export function OverviewSection({ title, action, children }: OverviewSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3">
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
