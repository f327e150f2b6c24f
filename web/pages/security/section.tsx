import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** What it is for, in a sentence. */
  text: string
  /** For links that lead here. */
  anchor?: string
  children: ReactNode
}

/** One idea of the page: its name and its reason at the side, what can be done beside them. */
export function Section({ title, text, anchor, children }: SectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-8 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10 md:py-10 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-[34em] text-sm text-quiet">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
