import { useCallback } from 'react'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/features/training/loaded.tsx'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { Done } from './done.tsx'

/** A finished workout. */
export function WorkoutView({ id }: { id: string }) {
  const t = useText('training')
  const isIn = useSessionStatus() === 'authenticated'
  const ask = useCallback(() => signed('GET /workouts/:id', { id }), [id])
  const data = useAsyncData(isIn ? ask : null)
  return (
    <TrainingPage title={data.value?.title ?? t('now.title')}>
      <Loaded data={data} gone={{ title: t('workout.gone'), text: t('workout.goneText') }}>
        {(value) => <Done workout={value} onChange={data.load} />}
      </Loaded>
    </TrainingPage>
  )
}
