import type { ReactNode } from 'react'

/** Nothing here, or something went wrong: what happened, and the way on. */
export function State({ title, text, children, level = 'h2' }: { title: string; text: string; children: ReactNode; level?: 'h1' | 'h2' }) {
  const Heading = level
  return (
    <div className="flex flex-col items-start gap-4 rounded-card bg-studio px-6 py-12 md:px-12 md:py-16">
      <Heading className={level === 'h1' ? 'display max-w-[10em] text-3xl text-balance' : 'display text-2xl'}>{title}</Heading>
      <p className="max-w-[34em] text-quiet">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
