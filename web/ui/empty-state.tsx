import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text: string
  /** What to do next: a link or a retry button. */
  children: ReactNode
  level?: 'h1' | 'h2' | 'h3'
  /** Fills the other half; on narrow screens, the space below the text. */
  picture?: ReactNode
}

/** Nothing to show, or something went wrong: what happened and what to do next. */
export function EmptyState({ title, text, children, level = 'h2', picture }: EmptyStateProps) {
  const Heading = level
  return (
    <div className={`grid overflow-hidden rounded-card bg-studio ${picture ? 'md:grid-cols-2' : ''}`}>
      <div className="flex flex-col items-start justify-center gap-4 px-6 py-12 md:px-12 md:py-16">
        <Heading className={level === 'h1' ? 'display max-w-[10em] text-2xl text-balance lg:text-3xl' : 'display text-2xl text-balance'}>
          {title}
        </Heading>
        <p className="max-w-[34em] text-quiet">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">{children}</div>
      </div>
      {picture && <div className="relative min-h-56">{picture}</div>}
    </div>
  )
}
