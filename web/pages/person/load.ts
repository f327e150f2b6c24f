import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import type { LiftRecord, Profile } from '#contract/profiles.ts'
import { call } from '#web/lib/call.ts'
import { type History, historyOf } from './history.ts'

export interface PersonData {
  profile: Profile
  /** Of the first lift; null where there is none, or it isn't for everyone. */
  history: History | null
}

/** The profile as visitors see it, with the history of its first lift. */
export async function loader({ params }: LoaderFunctionArgs): Promise<PersonData> {
  const profile = await call('GET /people/:handle', { handle: params['handle'] ?? '' })
  const [first]: LiftRecord[] = profile.records
  return { profile, history: first ? await historyOf(profile.handle, first.lift, call) : null }
}
