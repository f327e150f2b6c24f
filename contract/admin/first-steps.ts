import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const tag = 'Settings'
const auth = { staff: 'settings:write' } as const

/** The set-up steps of a new shop, in the recommended order. */
export const firstSteps = [
  'currency',
  'name',
  'contact',
  'seller',
  'policies',
  'product',
  'shipping',
  'tax',
  'payment',
  'mail',
  'team',
  'demo',
] as const

export const getFirstSteps = endpoint({
  id: 'getFirstSteps',
  route: 'GET /admin/first-steps',
  tag,
  auth,
  summary:
    'Get what a new shop still needs: its currency and countries checked, a name, a help address, its own policies, products, shipping, tax, payment, mail, a team, no demo data',
  input: z.object({}),
  output: z.object({
    /** The shop's currency and countries, which are set on the server. */
    currency: z.string(),
    countries: z.array(z.string()),
    /** The currency that products and orders were made in if the server was started with another one, so that amounts are wrong. */
    currencyBefore: z.string().nullable(),
    steps: z.array(
      z.object({
        name: z.enum(firstSteps),
        isDone: z.boolean(),
        /** The demo can't be removed anymore: orders, products or customers were added after it. Absent if it can. */
        isBlocked: z.literal(true).optional(),
      }),
    ),
  }),
  refusals: [],
})

export const removeDemo = endpoint({
  id: 'removeDemo',
  route: 'POST /admin/demo/remove',
  tag,
  auth,
  summary:
    'Remove the demo data: its products, orders, people, clubs and posts. Refused where there are orders, products or customers of your own',
  input: z.object({}),
  output: z.object({}),
  refusals: ['NOT_FOUND', 'DEMO_IS_IN_USE'],
})
