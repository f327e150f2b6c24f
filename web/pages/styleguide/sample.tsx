import { createContext, type ReactNode, use } from 'react'

const Both = createContext(false)

export function Themes({ both, children }: { both: boolean; children: ReactNode }) {
  return <Both value={both}>{children}</Both>
}

/** A section of the guide. */
export function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = title.toLowerCase()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-20 scroll-mt-24 md:mt-28">
      <h2 id={`${id}-title`} className="display text-2xl">
        {title}
      </h2>
      <p className="mt-2 max-w-[42em] text-quiet">{text}</p>
      {children}
    </section>
  )
}

interface SampleProps {
  name: string
  note?: string
  /** The sample shows both themes itself. */
  once?: boolean
  children: ReactNode
}

/** One component: its name is its file in web/ui, its note says when to use it. Shown in the page's theme or in both. */
export function Sample({ name, note, once = false, children }: SampleProps) {
  const both = use(Both) && !once
  return (
    <div className="mt-10 grid gap-x-8 gap-y-4 border-t border-line pt-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h3 className="font-semibold">{name}</h3>
        {note && <p className="mt-1 text-sm text-quiet">{note}</p>}
      </div>
      {both ? (
        <div className="grid min-w-0 gap-4 xl:grid-cols-2">
          {['light', 'dark'].map((theme) => (
            <div key={theme} className={`${theme} min-w-0 rounded-card border border-line bg-ground p-5`}>
              {children}
            </div>
          ))}
        </div>
      ) : (
        <div className="min-w-0">{children}</div>
      )}
    </div>
  )
}

/** A row of similar items. */
export const Row = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap items-center gap-3">{children}</div>

export const Stack = ({ children }: { children: ReactNode }) => <div className="grid gap-5 [&>*]:min-w-0">{children}</div>
