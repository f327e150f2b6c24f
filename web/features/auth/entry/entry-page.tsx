import type { ReactNode } from 'react'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { EntryData } from './load-entry.ts'

/** A narrow page with a single task, beside a picture where there is room. For pages whose loader is `loadEntry`. */
export function EntryPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { picture } = useLoaderData<EntryData>()
  return (
    <div className={`wrap ${picture ? 'lg:grid lg:grid-cols-2 lg:gap-16 lg:pt-8' : ''}`}>
      <div className="mx-auto min-h-dvh w-full max-w-[28rem] pt-8 md:pt-16">
        <h1 tabIndex={-1} className="display text-2xl">
          {title}
        </h1>
        <p className="mt-2 mb-8 text-quiet wrap-anywhere">{lead}</p>
        {children}
      </div>
      {picture && (
        <div className="sticky top-24 hidden h-[min(calc(100dvh-8rem),52rem)] overflow-hidden rounded-card bg-studio lg:block">
          <Picture {...picture} shown="scene" className="absolute inset-0 size-full object-cover" />
        </div>
      )}
    </div>
  )
}
