import { trainingUrls } from '#contract/training-urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { TextLink } from '#web/ui/link.tsx'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/features/training/failed.tsx'
import { History } from './history.tsx'
import { Routines } from './routines.tsx'
import { Start } from './start.tsx'

/** The member's training log: starting a workout, routines, and finished workouts. */
export function LogView() {
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
    <div className="flex flex-wrap gap-x-5 text-sm">
      <TextLink to={trainingUrls.exercises()} className="inline-flex min-h-11 items-center">
        {t('history.exercises')}
      </TextLink>
      <TextLink to={trainingUrls.measurements()} className="inline-flex min-h-11 items-center">
        {t('measures.title')}
      </TextLink>
      <TextLink to={trainingUrls.photos()} className="inline-flex min-h-11 items-center">
        {t('photos.link')}
      </TextLink>
      <TextLink to={trainingUrls.files()} className="inline-flex min-h-11 items-center">
        {t('files.title')}
      </TextLink>
    </div>
  )
}

const limit = 20
/** Loads both together, so that nothing shifts. */
async function ask() {
  const [routines, page] = await Promise.all([signed('GET /routines', {}), signed('GET /workouts', { limit })])
  return { routines: routines.items, page }
}

function Log() {
  const by = useStored(({ auth }) => auth.userId)
  const { value, error, busy, load, change } = useAsyncData(ask)
  if (by === undefined) return null
  return (
    <div className="grid grid-cols-1 gap-9">
      <Start by={by} />
      {value ? (
        <>
          <Routines by={by} routines={value.routines} />
          <History page={value.page} limit={limit} change={(make) => change((before) => ({ ...before, page: make(before.page) }))} />
        </>
      ) : error ? (
        <Failed error={error} busy={busy} onRetry={() => void load()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}
