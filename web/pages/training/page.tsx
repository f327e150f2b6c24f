import type { ComponentType, ReactNode } from 'react'
import { Head } from '#web/lib/head.tsx'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useLoaderData, useLocation } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { plainPath } from '#web/lib/locale-path.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { placeOf, type View } from './places.ts'
import type { SharedData } from './shared/load-shared.ts'
import { SharedView } from './shared/shared-view.tsx'
import { lazyPart, type Part } from '#web/lib/lazy-part.tsx'
import { notLoaded } from '#web/ui/not-loaded.tsx'

export { loader } from './places.ts'

const view = (load: () => Promise<ComponentType<{ id: string }>>): Part<{ id: string }> =>
  lazyPart(load, (again) => <Outline>{notLoaded(again)}</Outline>)
/** The views, each loaded on demand. As separate pages, their names would be part of every other page's script. */
const views: Record<Exclude<View, 'shared'>, Part<{ id: string }>> = {
  log: view(async () => (await import('./log/log-view.tsx')).LogView),
  now: view(async () => (await import('./now/now-view.tsx')).NowView),
  workout: view(async () => (await import('./workout/workout-view.tsx')).WorkoutView),
  edit: view(async () => (await import('./edit/edit-view.tsx')).EditView),
  exercises: view(async () => (await import('./exercises/exercises-view.tsx')).ExercisesView),
  exercise: view(async () => (await import('./exercise/exercise-view.tsx')).ExerciseView),
  routine: view(async () => (await import('./routine/routine-view.tsx')).RoutineView),
  measurements: view(async () => (await import('./measurements/measurements-view.tsx')).MeasurementsView),
  photos: view(async () => (await import('./photos/photos-view.tsx')).PhotosView),
  files: view(async () => (await import('./files/files-view.tsx')).FilesView),
}

/** The training log. It's personal, so the server renders only an outline; a shared routine is rendered completely. */
export function Component() {
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  const shared = useLoaderData<SharedData | null>()
  const place = placeOf(plainPath(pathname))
  if (place?.view === 'shared' && shared) return <SharedView key={shared.token} {...shared} />
  const outline = (
    <Outline>
      <Skeleton className="h-96 w-full" />
    </Outline>
  )
  if (!isHydrated || !place || place.view === 'shared') return outline
  const Shown = views[place.view]
  return <Shown key={pathname} id={place.id} waiting={outline} />
}

function Outline({ children }: { children: ReactNode }) {
  const t = useText('training')
  return (
    <div className="wrap min-h-svh max-w-[48rem] pt-3 md:pt-8">
      <Head title={t('title')} />
      <h1 tabIndex={-1} className="display mb-5 text-2xl">
        {t('title')}
      </h1>
      {children}
    </div>
  )
}
