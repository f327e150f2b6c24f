import { type ReactNode, useId } from 'react'

/** A list of the page, and a function to change the displayed one. */
export interface ListProps<T> {
  list: T
  change: (make: (before: T) => T) => void
}

/** A section of the page: its heading and purpose, beside its controls. */
export function SettingsSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8 gap-12 border-t border-line pt-6 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-quiet">{text}</p>
      </div>
      <div className="max-md:mt-4">{children}</div>
    </section>
  )
}
