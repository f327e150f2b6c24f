import { type ReactNode, useId } from 'react'

/** A list of the page, and a function to change the displayed one. */
export interface ListProps<T> {
  list: T
  change: (make: (before: T) => T) => void
}

/** A section of the page: its heading and purpose. */
export function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-quiet">{text}</p>
      {children}
    </section>
  )
}
