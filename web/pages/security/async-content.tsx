import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Answer } from '#web/lib/use-async-data.ts'
import { useReason } from './use-reason.ts'

interface LoadedProps<T> {
  answer: Answer<T>
  /** Of the size of what comes. */
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/** What was asked for, the outline until it is there, or why it is not and another try. */
export function Loaded<T>({ answer, skeleton, children }: LoadedProps<T>) {
  const { value, error, busy, load } = answer
  const t = useText('myAccount')
  const reason = useReason()
  if (value !== null) return children(value)
  if (error === null) return skeleton
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">
        {t('security.unloaded')} <span className="text-quiet">{reason(error)}</span>
      </p>
      <Button look="secondary" busy={busy} onClick={() => void load()}>
        {t('security.retry')}
      </Button>
    </div>
  )
}
