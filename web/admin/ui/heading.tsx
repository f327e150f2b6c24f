import type { ReactNode } from 'react'

/** The heading of a screen's section, with quiet content beside it. */
export const Heading = ({ title, aside }: { title: string; aside?: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
    <h2 className="font-semibold">{title}</h2>
    {aside && <div className="text-xs text-quiet">{aside}</div>}
  </div>
)
