import type { ReactNode } from 'react'

interface AsidePartProps {
  title: string
  /** Shown at the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

/** One section beside an order. */
export const AsidePart = ({ title, aside, children }: AsidePartProps) => (
  <section className="border-b border-line pb-6 last:border-0">
    <div className="mb-2 flex justify-between">
      <h2 className="font-semibold">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)
