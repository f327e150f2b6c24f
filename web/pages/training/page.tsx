import { useCallback } from 'react'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { TextLink } from '#web/ui/link.tsx'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { History } from './history.tsx'
import { Routines } from './routines.tsx'
import { Start } from './start.tsx'

/** The member's own training log: a workout to start, routines, what they have done. */
export function Component() {
  const t = useText('training')
  return (
    <TrainingPage title={t('title')} hasBack={false} action={<Ways />}>
      <p className="-mt-3 mb-5 text-quiet">{t('intro')}</p>
      <Log />
    </TrainingPage>
  )
}

function Ways() {
  const t = useText('training')
  return (
    <div className="flex gap-5 text-sm">
      <TextLink to={urls.exercises()} className="inline-flex min-h-11 items-center">
        {t('history.exercises')}
      </TextLink>
      <TextLink to={urls.workoutFiles()} className="inline-flex min-h-11 items-center">
        {t('files.title')}
      </TextLink>
    </div>
  )
}

function Log() {
  const by = useStored(({ auth }) => auth.userId)
  const ask = useCallback(() => signed('GET /routines', {}), [])
  const routines = useAsyncData(ask)
  return (
    <div className="grid grid-cols-1 gap-9">
      {by !== undefined && <Start by={by} />}
      {by !== undefined && <Routines by={by} routines={routines} />}
      <History />
    </div>
  )
}
