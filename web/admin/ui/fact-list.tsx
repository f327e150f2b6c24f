import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'

export type Fact = readonly [name: string, text: ReactNode]

/** The facts about one thing beside its actions: each name at the start, its value at the end. */
export const FactList = ({ facts, className = 'content-start' }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={`grid gap-1.5 ${className}`}>
    {facts.map(([name, text]) => (
      <div key={name} className="flex justify-between gap-4">
        <dt className="text-quiet">{name}</dt>
        <dd className="min-w-0 text-end wrap-anywhere">{text}</dd>
      </div>
    ))}
  </dl>
)

/** A fact that leads to its own screen. */
export const FactLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="-my-3 inline-flex min-h-11 items-center text-link">
    {children}
  </Link>
)
