import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DecisionItem } from './decision-item.tsx'

type Page = ApiOutput<'GET /moderation-decisions'>

/** Decisions, newest first, each with its reason and the possible answers. */
export function Decisions() {
  const t = useText('report-content')
  const errorMessage = useErrorMessage()
  const moment = useMoment()
  const ask = useCallback(() => signed('GET /moderation-decisions', {}), [])
  const { value, error, busy, load, change } = useAsyncData<Page>(ask)
  if (!value && error)
    return (
      <EmptyState title={t('decisions.failed')} text={errorMessage(error)}>
        <Button busy={busy} onClick={() => void load()}>
          {t('decisions.retry')}
        </Button>
      </EmptyState>
    )
  if (!value) return <Skeleton className="h-48 w-full" />
  const { items, suspendedUntil } = value
  const answered = (subjectId: string, appeal: string) =>
    change((before) => ({
      ...before,
      items: before.items.map((one) => (one.subjectId === subjectId ? { ...one, appeal, isWaiting: true } : one)),
    }))
  return (
    <>
      {suspendedUntil !== null && <Alert tone="warn">{t('decisions.suspended', { date: moment(suspendedUntil) })}</Alert>}
      {items.length === 0 ? (
        <EmptyState title={t('decisions.empty')} text={t('decisions.emptyText')}>
          <ButtonLink to={urls.newsfeed()}>{t('decisions.feed')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="mt-4 grid gap-4">
          {items.map((item) => (
            <DecisionItem key={item.subjectId} item={item} onAnswered={(appeal) => answered(item.subjectId, appeal)} />
          ))}
        </ul>
      )}
    </>
  )
}
