import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { permissions } from '../permissions.ts'

export const getStaffMember = endpoint({
  id: 'getStaffMember',
  route: 'GET /admin/me',
  tag: 'Back office',
  auth: 'customer',
  summary: 'Get what the caller may do in the back office; without permissions they are not staff',
  input: z.object({}),
  output: z.object({
    id,
    name: z.string(),
    role: z.string(),
    permissions: z.array(z.enum(permissions)),
    /** Whether this session has a second factor: without it, no permission counts. */
    secondFactor: z.boolean(),
    /** Whether the account has a second factor. */
    hasSecondFactor: z.boolean(),
    /** Names of those who may grant permissions; shown only to staff. */
    grantedBy: z.array(z.string()),
  }),
  refusals: [],
})
