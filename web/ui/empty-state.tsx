import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text: string
  /** What to do next: a link or a retry button. */
  children: ReactNode
  level?: 'h1' | 'h2' | 'h3'
  /** Next to the text, or below it on narrow screens. */
  picture?: ReactNode
}

/** Nothing to show, or something went wrong: what happened and what to do next. */
export function EmptyState({ title, text, children, level = 'h2', picture }: EmptyStateProps) {
  const Heading = level
  return (
    <div className="flex flex-wrap items-center gap-8 overflow-hidden rounded-card bg-studio px-6 py-12 md:px-12 md:py-16">
      <div className="flex grow basis-64 flex-col items-start gap-4">
        <Heading className={level === 'h1' ? 'display max-w-[10em] text-2xl text-balance md:text-3xl' : 'display text-2xl text-balance'}>
          {title}
        </Heading>
        <p className="max-w-[34em] text-quiet">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">{children}</div>
      </div>
      {picture && <div className="grow basis-64 md:max-w-96">{picture}</div>}
    </div>
  )
}
