import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { useErrorMessage } from '#web/lib/errors.ts'

interface AsyncContentProps<T> {
  data: AsyncData<T>
  /** A skeleton of the same size as the content. */
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/** The loaded content, a skeleton while loading, or the error with a retry. */
export function AsyncContent<T>({ data, skeleton, children }: AsyncContentProps<T>) {
  const { value, error, busy, load } = data
  const t = useText('my-account')
  const errorMessage = useErrorMessage()
  if (value !== null) return children(value)
  if (error === null) return skeleton
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">
        {t('security.unloaded')} <span className="text-quiet">{errorMessage(error)}</span>
      </p>
      <Button look="secondary" busy={busy} onClick={() => void load()}>
        {t('security.retry')}
      </Button>
    </div>
  )
}
