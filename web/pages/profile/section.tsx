import { type ReactNode, useId } from 'react'

/** A section of the profile: its subject at the side, with its fields beside that where there is room. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-8 xl:grid xl:grid-cols-[14rem_minmax(0,34rem)] xl:gap-12">
      <div className="mb-5 max-w-[34rem]">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {text && <p className="mt-1 text-sm text-quiet">{text}</p>}
      </div>
      <div className="grid max-w-[34rem] gap-5">{children}</div>
    </section>
  )
}
