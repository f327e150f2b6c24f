import type { ReactNode } from 'react'

interface NoticeProps {
  title: string
  text: string
  /** Shown in place of a list's rows, which already have a part of the page's margin. */
  inList?: boolean
  children?: ReactNode
}

/** Shown instead of a screen's content: the problem, and what to do about it. */
export function Notice({ title, text, inList = false, children }: NoticeProps) {
  return (
    <div className={`grid max-w-[32rem] justify-items-start gap-3 px-4 py-8 ${inList ? 'md:px-2.5' : 'md:px-8'}`}>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-quiet">{text}</p>
      {children && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
