import type { ReactNode } from 'react'

interface HeadingProps {
  title: string
  /** Quiet text beside it. */
  aside?: ReactNode
  /** A button beside the heading that doesn't move the line below it, so that headings side by side share one line. */
  action?: ReactNode
}

/** The heading of a screen's section. */
export const Heading = ({ title, aside, action }: HeadingProps) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
    <h2 className="font-semibold">{title}</h2>
    {aside && <div className="text-xs text-quiet">{aside}</div>}
    {action && <div className="-my-3">{action}</div>}
  </div>
)
