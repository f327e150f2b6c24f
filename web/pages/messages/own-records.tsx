import { useCallback } from 'react'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { liftName } from '#web/features/posts/record/lift-name.ts'
import { figureOf, shownValue } from '#web/features/posts/record/value.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useDays } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Attachment } from './outbox.ts'

/** The member's best result in each lift. */
export function OwnRecords({ onChoose }: { onChoose: (chosen: Attachment) => void }) {
  const t = useText('messages')
  const posts = useText('posts')
  const number = useNumber()
  const days = useDays()
  const weightUnit = useUnit()
  const ask = useCallback(async () => {
    const { handle } = await signed('GET /profile', {})
    const { records } = await signed('GET /people/:handle', { handle })
    return { handle, records }
  }, [])
  const { value, error, busy, load } = useAsyncData(ask)
  if (!value && error)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('write.cantLoad')}</p>
        <Button busy={busy} onClick={() => void load()}>
          {t('list.retry')}
        </Button>
      </div>
    )
  if (!value) return <Skeleton className="h-40 w-full" />
  if (value.records.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('write.noRecords')}</p>
        <ButtonLink to={urls.person(value.handle)} look="secondary">
          {t('write.log')}
        </ButtonLink>
      </div>
    )
  return (
    <ul className="grid gap-1">
      {value.records.map((record) => {
        const shown = shownValue(record, weightUnit)
        const unit = shown.unit ?? (record.measure === 'reps' ? 'reps' : null)
        const figure = [figureOf(shown, number), unit && posts(`units.${unit}`)].filter(Boolean).join(' ')
        const name = liftName(record.lift, posts)
        return (
          <li key={record.id}>
            <button
              type="button"
              className="flex min-h-12 w-full items-baseline gap-3 rounded-input px-3 py-2 text-start transition-colors hover:bg-studio"
              onClick={() => onChoose({ kind: 'record', id: record.id, name: `${name}, ${figure}` })}
            >
              <span className="min-w-0 grow truncate font-medium">{name}</span>
              <span className="font-semibold">{figure}</span>
              <span className="text-sm text-quiet">{days(record.performedOn, record.performedOn)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
