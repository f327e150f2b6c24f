import type { ApiInput } from '#contract/api.ts'
import { signed, updateCustomer } from '#web/features/auth/session/session.ts'

/** Each of these returns the whole customer and updates the session with it. They fail as the calls fail. */
export const addAddress = (address: ApiInput<'PUT /user/add-address'>) => updateCustomer(signed('PUT /user/add-address', address))
export const changeAddress = (change: ApiInput<'PATCH /user/update-address/:id'>) =>
  updateCustomer(signed('PATCH /user/update-address/:id', change))
export const deleteAddress = (id: string) => updateCustomer(signed('DELETE /user/delete-address/:id', { id }))
