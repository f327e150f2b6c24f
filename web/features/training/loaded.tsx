import type { ReactNode } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from './failed.tsx'

interface LoadedProps<T> {
  data: AsyncData<T>
  /** Shown for something that doesn't exist (anymore). */
  gone: { title: string; text: string }
  children: (value: T) => ReactNode
}

/** The content of a training page that is loaded first. Needs the group "training". */
export function Loaded<T>({ data: { value, error, busy, load }, gone, children }: LoadedProps<T>) {
  const t = useText('training')
  if (value !== null) return children(value)
  if (isRefusal(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT'))
    return (
      <EmptyState {...gone}>
        <ButtonLink to={urls.training()}>{t('back')}</ButtonLink>
      </EmptyState>
    )
  if (error !== null) return <Failed error={error} busy={busy} onRetry={() => void load()} />
  return <Skeleton className="h-96 w-full" />
}
