import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { handle, person } from './people.ts'

/** A product that a member owns. */
export const gearItem = z.object({ id, slug: z.string(), name: z.string(), photo: z.string().nullable() }).meta({ id: 'GearItem' })
export type GearItem = z.infer<typeof gearItem>

const tag = 'People'
const byHandle = z.object({ handle })

export const listKit = endpoint({
  id: 'listKit',
  route: 'GET /people/:handle/kit',
  tag,
  auth: 'guest',
  summary: "List the products that were delivered to a person, latest first, at most 12; empty if they don't show them or are hidden",
  input: byHandle,
  output: z.object({ items: z.array(gearItem) }),
  refusals: ['NOT_FOUND'],
})
export const listMutualFollowers = endpoint({
  id: 'listMutualFollowers',
  route: 'GET /people/:handle/mutual-followers',
  tag,
  auth: 'customer',
  summary: 'List three of the people the caller follows who follow this person, and count all of them up to 100',
  input: byHandle,
  output: z.object({ items: z.array(person), total: z.int() }),
  refusals: ['NOT_FOUND'],
})
