import { type ReactNode, useId } from 'react'

interface RailProps { title: string; more?: ReactNode; children: ReactNode[] }

/** A titled row that scrolls sideways, with the next card peeping in; four in a row on large screens. */
export function Rail({ title, more, children }: RailProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="wrap mb-4 flex items-baseline justify-between gap-4 md:mb-6">
        <h2 id={id} className="display text-2xl">{title}</h2>
        {more}
      </div>
      <ul className="scroll-row wrap gap-3 scroll-px-4 md:gap-5 md:scroll-px-6">
        {children.map((child, index) => (
          <li key={index} className="w-[44%] min-w-40 shrink-0 snap-start md:w-[calc((100%-2.5rem)/3.2)] xl:w-[calc((100%-3.75rem)/4)]">{child}</li>
        ))}
      </ul>
    </section>
  )
}
