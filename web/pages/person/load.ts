import { urls } from '#contract/urls.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import type { Profile } from '#contract/profiles.ts'
import type { LiftRecord } from '#contract/records.ts'
import { redirect } from '#web/lib/router/outcome.ts'
import { call } from '#web/lib/call.ts'
import { type History, historyOf } from './history.ts'

export interface PersonData {
  profile: Profile
  /** The history of the first lift; null if there is none, or it isn't public. */
  history: History | null
}

/** The profile as visitors see it, with the history of its first lift. */
export async function loader({ params }: LoaderFunctionArgs): Promise<PersonData> {
  const profile = await call('GET /people/:handle', { handle: params['handle'] ?? '' })
  // The handle of an account that was merged into this one.
  if (profile.handle !== params['handle']) throw redirect(urls.person(profile.handle), 301)
  const [first]: LiftRecord[] = profile.records
  return { profile, history: first ? await historyOf(profile.handle, first.lift, call) : null }
}
