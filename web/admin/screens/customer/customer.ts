import type { ApiOutput } from '#contract/api.ts'

/** A customer as staff see them. */
export type StaffCustomer = ApiOutput<'GET /admin/customers/:id'>
