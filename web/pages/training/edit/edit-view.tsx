import { useCallback } from 'react'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/features/training/loaded.tsx'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { loadOwnExercises } from '#web/features/training/use-own-exercises.ts'
import { EditForm } from './edit-form.tsx'

/** Edits a finished workout. */
export function EditView({ id }: { id: string }) {
  const t = useText('training')
  const isIn = useSessionStatus() === 'authenticated'
  const ask = useCallback(async () => {
    const [workout, own] = await Promise.all([signed('GET /workouts/:id', { id }), loadOwnExercises()])
    return { workout, own }
  }, [id])
  const data = useAsyncData(isIn ? ask : null)
  const loadNewer = async () => {
    const newer = await ask()
    data.change(() => newer)
  }
  return (
    <TrainingPage title={t('workout.editTitle')}>
      <Loaded data={data} gone={{ title: t('workout.gone'), text: t('workout.goneText') }}>
        {(value) => <EditForm key={value.workout.version} workout={value.workout} own={value.own} onLoadNewer={loadNewer} />}
      </Loaded>
    </TrainingPage>
  )
}
