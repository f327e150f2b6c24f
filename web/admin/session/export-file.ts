import type { ApiRoute } from '#contract/api.ts'
import { exportFile } from '#web/features/auth/session/export-file.ts'
import { loadStaff } from './session.ts'

/** Downloads what a staff call exports, under the name the server sent, or else `name`. Fails, and checks the session, as a staff call does. */
export const exportForStaff = (route: ApiRoute, input: Record<string, unknown>, name?: string): Promise<void> =>
  exportFile(route, input, { ...(name && { name }), checkSession: loadStaff })
