import type { ReactNode } from 'react'

/** A section of the screen of a customer or guest with its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 font-semibold">{title}</h2>
    {children}
  </section>
)
