import type { ApiOutput } from '#contract/api.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'

/** A customer as staff see them. */
export type StaffCustomer = ApiOutput<'GET /admin/customers/:id'>

/** What a part of the screen shows, and how it changes what is shown. */
export interface CustomerProps {
  customer: StaffCustomer
  change: AsyncData<StaffCustomer>['change']
}
