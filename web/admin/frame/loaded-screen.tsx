import type { ReactNode } from 'react'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Notice } from './notice.tsx'
import { Screen } from './screen.tsx'

interface LoadedScreenProps<T> {
  /** The title while loading, and if loading fails. */
  title: string
  back?: string
  data: AsyncData<T>
  children: (value: T) => ReactNode
}

/** A screen about one thing that is loaded first: its skeleton, an error with a retry, then its content. */
export function LoadedScreen<T>({ title, back, data: { value, error, load }, children }: LoadedScreenProps<T>) {
  const t = useText('admin')
  const errorMessage = useErrorMessage()
  if (value !== null) return children(value)
  return (
    <Screen title={title} {...(back && { back })}>
      {error === null ? (
        <div role="status" className="grid gap-4 px-4 py-6 md:px-8">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-24" />
          <Skeleton className="h-60" />
        </div>
      ) : (
        <Notice title={t('failed.lead')} text={errorMessage(error)}>
          <ActionButton onClick={() => void load()}>{t('retry')}</ActionButton>
        </Notice>
      )}
    </Screen>
  )
}
