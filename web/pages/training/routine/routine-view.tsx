import { useCallback } from 'react'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/features/training/loaded.tsx'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { RoutineForm } from './routine-form.tsx'
import { emptyRoutine, formOfRoutine, formOfWorkout } from './routine-fields.ts'

/** A new routine, one made from a workout, or an existing one to edit. */
export function RoutineView({ id }: { id: string }) {
  const t = useText('training')
  const [query] = useSearchParams()
  const workout = query.get('workout')
  const isIn = useSessionStatus() === 'authenticated'
  const ask = useCallback(async () => {
    if (id !== 'new') {
      const routine = await signed('GET /routines/:id', { id })
      return { routine, begun: formOfRoutine(routine) }
    }
    return { routine: null, begun: workout ? formOfWorkout(await signed('GET /workouts/:id', { id: workout })) : emptyRoutine }
  }, [id, workout])
  const data = useAsyncData(isIn ? ask : null)
  const loadNewer = async () => {
    const newer = await ask()
    data.change(() => newer)
  }
  return (
    <TrainingPage title={t(id === 'new' ? 'routine.new' : 'routine.edit')}>
      <Loaded data={data} gone={{ title: t('routine.gone'), text: t('routine.goneText') }}>
        {(value) => <RoutineForm key={value.routine?.version} routine={value.routine} begun={value.begun} onLoadNewer={loadNewer} />}
      </Loaded>
    </TrainingPage>
  )
}
