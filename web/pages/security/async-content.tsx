import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { useErrorMessage } from '#web/lib/errors.ts'

interface AsyncContentProps<T> {
  data: AsyncData<T>
  /** Of the size of what comes. */
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/** What was asked for, the outline until it is there, or why it is not and another try. */
export function AsyncContent<T>({ data, skeleton, children }: AsyncContentProps<T>) {
  const { value, error, busy, load } = data
  const t = useText('myAccount')
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
