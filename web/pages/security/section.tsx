import { type ReactNode, type Ref, useId } from 'react'

interface SectionProps {
  title: string
  /** The section's purpose in one sentence. */
  text: string
  /** The hash of links to this section. */
  anchor?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A section of the page: its name and purpose at the side, its actions beside them. */
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
