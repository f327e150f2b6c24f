import { type ReactNode, type Ref, useId } from 'react'

interface SectionProps {
  title: string
  /** What it is for, in a sentence. */
  text: string
  /** For links that lead here. */
  anchor?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** One idea of the page: its name and its reason at the side, what can be done beside them. */
export function Section({ title, text, anchor, ref, children }: SectionProps) {
  const id = useId()
  return (
    <section
      ref={ref}
      id={anchor}
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-8 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10 md:py-10 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} tabIndex={-1} className="text-lg font-semibold text-balance">
          {title}
        </h2>
        <p className="mt-1 max-w-[34em] text-sm text-quiet">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
