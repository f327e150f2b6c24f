import type { ApiOutput } from '#contract/api.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'

/** A customer as staff see them. */
export type StaffCustomer = ApiOutput<'GET /admin/customers/:id'>

/** The props of the screen's parts: the customer, and a way to change what is shown. */
export interface CustomerProps {
  customer: StaffCustomer
  change: AsyncData<StaffCustomer>['change']
}
