import type { ReactNode } from 'react'

/** Volt: small, and one at most on a card. */
export function Badge({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <span className={`rounded-full bg-volt px-2.5 py-1 text-xs font-semibold text-volt-ink ${className}`}>{children}</span>
}
