import { isRefusal } from '#contract/refusal.ts'
import type { SharedRoutine } from '#contract/training/shared-routines.ts'
import { call } from '#web/lib/call.ts'
import { withStatus } from '#web/lib/router/outcome.ts'

export interface SharedData {
  token: string
  /** Null if visitors can't see it; the browser then requests it as the signed-in member. */
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
