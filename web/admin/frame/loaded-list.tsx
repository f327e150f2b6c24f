import type { ReactNode } from 'react'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Notice } from './notice.tsx'

interface LoadedListProps<T> {
  data: AsyncData<T>
  /** Shown if the list is empty. */
  empty: { title: string; text: string }
  /** The rows, each an `li`. */
  children: (value: T) => ReactNode[]
}

/** A short list that is loaded whole: its skeleton, an error with a retry, an empty state, or its rows. */
export function LoadedList<T>({ data: { value, error, load }, empty, children }: LoadedListProps<T>) {
  const t = useText('admin')
  const errorMessage = useErrorMessage()
  if (value !== null) {
    const rows = children(value)
    return rows.length === 0 ? <Notice {...empty} /> : <ul className="px-4 md:px-8">{rows}</ul>
  }
  return error === null ? (
    <div role="status" className="px-4 md:px-8">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-40" />
    </div>
  ) : (
    <Notice title={t('list.failed')} text={errorMessage(error)}>
      <ActionButton onClick={() => void load()}>{t('retry')}</ActionButton>
    </Notice>
  )
}
