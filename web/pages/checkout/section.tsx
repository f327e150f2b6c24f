import { type ReactNode, useId } from 'react'

/** A section of the form with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="display mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
