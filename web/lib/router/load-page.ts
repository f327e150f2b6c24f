import { type Loaded, runLoaders } from './load.ts'
import { Redirect } from './outcome.ts'
import type { Location, Match } from './route.ts'
import type { RouterState } from './router.ts'

const urlOf = ({ pathname, search }: Location): URL => new URL(pathname + search, window.location.origin)

/** The data of a page. Loaders run only for routes that the previous page doesn't have, or that must revalidate for the new URL. */
export async function loadPage(before: RouterState, location: Location, matches: Match[]): Promise<Loaded | Redirect> {
  const loaded = await runLoaders(matches, { url: urlOf(location).href }, (match) => isWanted(before, location, match))
  if (loaded instanceof Redirect) return loaded
  const { loaderData, errors } = loaded
  const reused = matches.map(({ route: { id } }) => id).filter((id) => id in before.loaderData && !(errors && id in errors))
  return { loaderData: { ...Object.fromEntries(reused.map((id) => [id, before.loaderData[id]])), ...loaderData }, errors }
}

function isWanted({ loaderData, location, matches }: RouterState, next: Location, { route }: Match): boolean {
  if (!(route.id in loaderData) || !matches.some((match) => match.route === route)) return true
  return route.shouldRevalidate?.({ currentUrl: urlOf(location), nextUrl: urlOf(next) }) ?? true
}
