import { type ReactNode, useId } from 'react'
import { useText } from '#web/lib/text.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface PartProps<T> {
  title: string
  text: string
  data: AsyncData<T>
  children: (value: T) => ReactNode
}

/** A part of the page with its states: bones, a failure with another try, what there is. */
export function Part<T>({ title, text, data: { value, error, busy, load }, children }: PartProps<T>) {
  const t = useText('feed-settings')
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-quiet">{text}</p>
      {value !== null ? (
        children(value)
      ) : error === null ? (
        <Skeleton className="mt-4 h-28" />
      ) : (
        <div className="mt-4 grid justify-items-start gap-3">
          <p>{t('failed')}</p>
          <Button look="secondary" busy={busy} onClick={() => void load()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </section>
  )
}
