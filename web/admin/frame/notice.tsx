import type { ReactNode } from 'react'

/** Shown instead of a screen's content: the problem, and what to do about it. */
export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid max-w-[32rem] justify-items-start gap-3 px-4 py-8 md:px-8">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-quiet">{text}</p>
      {children && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
