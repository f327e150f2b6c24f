import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'

/** A key figure and its label; with `record`, in volt, when it's a personal best. */
export function Stat({ value, unit, label, record }: { value: ReactNode; unit?: string; label: string; record?: string }) {
  return (
    <div>
      <p className="text-sm text-quiet">{label}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-1.5">
        <span className="display text-2xl">{value}</span>
        {unit && <span className="text-quiet">{unit}</span>}
        {record && <Badge className="ms-2 self-center">{record}</Badge>}
      </p>
    </div>
  )
}
