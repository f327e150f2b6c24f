import type { ReactNode } from 'react'

interface SectionHeadingProps {
  title: string
  id?: string
  /** A quiet line above the heading. */
  over?: string
  text?: string
  /** A link at the end, for example to the whole list. */
  children?: ReactNode
}

/** The heading of a section. */
export function SectionHeading({ title, id, over, text, children }: SectionHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-6">
      <div className="min-w-0">
        {over && <p className="mb-1 text-sm font-medium text-quiet">{over}</p>}
        <h2 id={id} className="display text-2xl text-balance">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[42em] text-quiet">{text}</p>}
      </div>
      {children}
    </div>
  )
}
