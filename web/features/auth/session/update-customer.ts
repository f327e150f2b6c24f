import type { Customer } from '#contract/customers/customers.ts'
import { tokenNow, useSession } from './session.ts'

/** The answer of a call that changes the customer is known everywhere, unless somebody else is here by then. Fails as the call fails. */
export async function updateCustomer(answer: Promise<Customer>): Promise<Customer> {
  const token = tokenNow()
  const customer = await answer
  if (token === tokenNow()) useSession.setState({ customer, offline: false })
  return customer
}
