import { type ReactNode, useId } from 'react'

/** A list of the page, and how it's changed where it's shown. */
export interface ListProps<T> {
  list: T
  change: (make: (before: T) => T) => void
}

/** A part of the page: its heading and what it's for. */
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
