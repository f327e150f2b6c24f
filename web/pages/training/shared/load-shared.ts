import { isRefusal } from '#contract/refusal.ts'
import type { SharedRoutine } from '#contract/training/shared-routines.ts'
import { call } from '#web/lib/call.ts'
import { withStatus } from '#web/lib/router/outcome.ts'

export interface SharedData {
  token: string
  /** Null where there's none for visitors: then the browser asks as the person who is signed in. */
  routine: SharedRoutine | null
}

/** A shared routine as visitors see it. */
export async function loadShared(token: string) {
  try {
    return { token, routine: await call('GET /shared-routines/:token', { token }) } satisfies SharedData
  } catch (error) {
    if (!isRefusal(error) || (error.status !== 404 && error.status !== 422)) throw error
    return withStatus<SharedData>({ token, routine: null }, 404)
  }
}
