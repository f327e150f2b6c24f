import type { ApiOutput } from '#contract/api.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'

/** Someone who ordered without an account, as staff see them. */
export type Guest = ApiOutput<'GET /admin/guests/:id'>

/** The props of the screen's parts: the guest, and a way to change what is shown. */
export interface GuestProps {
  guest: Guest
  change: AsyncData<Guest>['change']
}
