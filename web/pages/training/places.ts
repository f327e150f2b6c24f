import { plainPath } from '#web/lib/locale-path.ts'
import { StatusError } from '#web/lib/router/outcome.ts'
import { loadShared } from './shared/load-shared.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'

const places = {
  log: /^\/training\/?$/i,
  now: /^\/training\/workout\/?$/i,
  workout: /^\/training\/workouts\/([^/]+)\/?$/i,
  edit: /^\/training\/workouts\/([^/]+)\/edit\/?$/i,
  exercises: /^\/training\/exercises\/?$/i,
  exercise: /^\/training\/exercises\/([^/]+)\/?$/i,
  routine: /^\/training\/routines\/([^/]+)\/?$/i,
  shared: /^\/training\/shared\/([^/]+)\/?$/i,
  measurements: /^\/training\/measurements\/?$/i,
  photos: /^\/training\/photos\/?$/i,
  files: /^\/training\/files\/?$/i,
} as const
export type View = keyof typeof places

/** The view that a path shows, with the id of its workout, exercise or routine; null for an unknown path. */
export function placeOf(path: string): { view: View; id: string } | null {
  for (const view of Object.keys(places) as View[]) {
    const match = places[view].exec(path)
    if (match) return { view, id: match[1] ?? '' }
  }
  return null
}

/** Refuses unknown paths. Only shared routines are loaded here, since everything else is personal. */
export function loader({ request }: LoaderFunctionArgs) {
  const place = placeOf(plainPath(new URL(request.url).pathname))
  if (!place) throw new StatusError(404)
  return place.view === 'shared' ? loadShared(place.id) : null
}
