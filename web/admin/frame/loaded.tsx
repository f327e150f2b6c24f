import type { ReactNode } from 'react'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Notice } from './notice.tsx'

interface LoadedProps<T> {
  data: AsyncData<T>
  /** The heights of the content that is being loaded, from the top. */
  bones?: readonly string[]
  /** The title of the error. */
  failed?: string
  children: (value: T) => ReactNode
}

const oneBlock = ['h-80']

/** A part of a screen that is loaded first: its skeleton, an error with a retry, then its content. */
export function Loaded<T>({ data: { value, error, load }, bones = oneBlock, failed, children }: LoadedProps<T>) {
  const t = useText('admin')
  const errorMessage = useErrorMessage()
  if (value !== null) return children(value)
  if (error !== null)
    return (
      <Notice title={failed ?? t('list.failed')} text={errorMessage(error)}>
        <ActionButton onClick={() => void load()}>{t('retry')}</ActionButton>
      </Notice>
    )
  return (
    <div role="status" className="grid gap-4 px-4 py-6 md:px-8">
      <span className="sr-only">{t('loading')}</span>
      {bones.map((height, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be of one height
        <Skeleton key={at} className={height} />
      ))}
    </div>
  )
}
