import type { Permission } from '#contract/permissions.ts'
import type { TextGroup } from '#web/lib/text.ts'

/** What is known about a screen before its code is loaded. */
export interface ScreenHandle {
  file: string
  groups: readonly TextGroup[]
  /** Who sees the screen (one of these permissions is enough); null for all staff. */
  permission: Permission | readonly Permission[] | null
}
