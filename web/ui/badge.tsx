import type { ReactNode } from 'react'

const looks = { volt: 'bg-volt text-volt-ink', quiet: 'bg-surface text-quiet' }

/** A small label: `volt` at most once per card, `quiet` for anything less than good news. */
export function Badge({ look = 'volt', children, className = '' }: { look?: keyof typeof looks; children: ReactNode; className?: string }) {
  return <span className={`badge ${looks[look]} ${className}`}>{children}</span>
}
