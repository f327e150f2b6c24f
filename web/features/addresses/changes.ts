import type { ApiInput } from '#contract/api.ts'
import type { Customer } from '#contract/customers.ts'
import { signed, useSession } from '#web/features/auth/session.ts'

/** Each answers the whole customer, who is known everywhere by then. They fail as the calls fail. */
export const addAddress = (address: ApiInput<'PUT /user/add-address'>) => known(signed('PUT /user/add-address', address))
export const changeAddress = (change: ApiInput<'PATCH /user/update-address/:id'>) => known(signed('PATCH /user/update-address/:id', change))
export const deleteAddress = (id: string) => known(signed('DELETE /user/delete-address/:id', { id }))

async function known(answer: Promise<Customer>): Promise<Customer> {
  const customer = await answer
  useSession.setState({ customer })
  return customer
}
