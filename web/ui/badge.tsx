import type { ReactNode } from 'react'

const looks = { volt: 'bg-volt text-volt-ink', quiet: 'bg-surface text-quiet' }

/** Volt: small, and at most one per card. Quiet: for less than good news. */
export function Badge({ look = 'volt', children, className = '' }: { look?: keyof typeof looks; children: ReactNode; className?: string }) {
  return <span className={`badge ${looks[look]} ${className}`}>{children}</span>
}
