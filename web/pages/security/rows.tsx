import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** In the place of a form that is about to load. */
export const formSkeleton = <Skeleton className="mt-4 h-64 max-w-[30rem] rounded-card" />

/** A list of items, separated by hairlines. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul className="[&>li]:border-b [&>li]:border-line [&>li]:py-4 [&>li:first-child]:pt-0 [&>li:last-child]:border-0 [&>li:last-child]:pb-0">
      {children}
    </ul>
  )
}

interface RowProps {
  name: string
  detail: string
  /** A one-word mark beside the name. */
  mark?: ReactNode
  actions?: ReactNode
  /** The selected action's form, and its result. A form is rendered only when opened. */
  children?: ReactNode
}

export function Row({ name, detail, mark, actions, children }: RowProps) {
  return (
    <li>
      <div className="flex min-h-11 items-center justify-between gap-6">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
            {name}
            {mark}
          </p>
          <p className="text-sm text-quiet wrap-anywhere">{detail}</p>
        </div>
        <div className="flex shrink-0 flex-wrap justify-end gap-x-5">{actions}</div>
      </div>
      {children}
    </li>
  )
}

/** A skeleton of the minimum number of rows. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, row) => (
        <li key={row}>
          <div className="grid h-11 content-between py-1">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-48" />
          </div>
        </li>
      ))}
    </Rows>
  )
}
