import { type ComponentType, lazy, Suspense } from 'react'
import { Head } from '#web/lib/head.tsx'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useLoaderData, useLocation } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { plainPath } from '#web/lib/locale-path.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { placeOf, type View } from './places.ts'
import type { SharedData } from './shared/load-shared.ts'
import { SharedView } from './shared/shared-view.tsx'

export { loader } from './places.ts'

/** The views, each loaded on demand. As separate pages, their names would be part of every other page's script. */
const views: Record<Exclude<View, 'shared'>, ComponentType<{ id: string }>> = {
  log: lazy(async () => ({ default: (await import('./log/log-view.tsx')).LogView })),
  now: lazy(async () => ({ default: (await import('./now/now-view.tsx')).NowView })),
  workout: lazy(async () => ({ default: (await import('./workout/workout-view.tsx')).WorkoutView })),
  edit: lazy(async () => ({ default: (await import('./edit/edit-view.tsx')).EditView })),
  exercises: lazy(async () => ({ default: (await import('./exercises/exercises-view.tsx')).ExercisesView })),
  exercise: lazy(async () => ({ default: (await import('./exercise/exercise-view.tsx')).ExerciseView })),
  routine: lazy(async () => ({ default: (await import('./routine/routine-view.tsx')).RoutineView })),
  measurements: lazy(async () => ({ default: (await import('./measurements/measurements-view.tsx')).MeasurementsView })),
  photos: lazy(async () => ({ default: (await import('./photos/photos-view.tsx')).PhotosView })),
  files: lazy(async () => ({ default: (await import('./files/files-view.tsx')).FilesView })),
}

/** The training log. It's personal, so the server renders only an outline; a shared routine is rendered completely. */
export function Component() {
  const t = useText('training')
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  const shared = useLoaderData<SharedData | null>()
  const place = placeOf(plainPath(pathname))
  if (place?.view === 'shared' && shared) return <SharedView key={shared.token} {...shared} />
  const outline = (
    <div className="wrap min-h-svh max-w-[48rem] pt-3 md:pt-8">
      <Head title={t('title')} />
      <h1 tabIndex={-1} className="display mb-5 text-2xl">
        {t('title')}
      </h1>
      <Skeleton className="h-96 w-full" />
    </div>
  )
  if (!isHydrated || !place || place.view === 'shared') return outline
  const Shown = views[place.view]
  return (
    <Suspense key={pathname} fallback={outline}>
      <Shown id={place.id} />
    </Suspense>
  )
}
