import type { Permission } from '#contract/permissions.ts'
import type { TextGroup } from '#web/lib/text.ts'

/** What is known of a screen before it's loaded. */
export interface ScreenHandle {
  file: string
  groups: readonly TextGroup[]
  /** Who sees it (one of these is enough); null for everyone who is staff. */
  permission: Permission | readonly Permission[] | null
}
