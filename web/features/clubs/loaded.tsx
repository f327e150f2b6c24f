import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import type { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Loading<T> = ReturnType<typeof useAsyncData<T>>

/** The content of a club's tab: a skeleton while it loads, an error, or `children`. Needs the group "clubs". */
export function Loaded<T>({ data: { value, error, busy, load }, children }: { data: Loading<T>; children: (value: T) => ReactNode }) {
  const t = useText('clubs')
  if (value) return children(value)
  if (!error) return <Skeleton className="h-40 w-full" />
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <p>{t('failed')}</p>
      <Button look="secondary" busy={busy} onClick={() => void load()}>
        {t('retry')}
      </Button>
    </div>
  )
}
