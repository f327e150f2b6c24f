import { z } from 'zod'
import { apiScopes } from '../api-scopes.ts'
import { endpoint } from '../endpoint.ts'
import { id, text, time } from '../fields.ts'

const tag = 'API keys'
const auth = { staff: 'settings:write' } as const

/** The maximum number of keys that aren't revoked. */
export const apiKeysMax = 50

export const apiKey = z
  .object({
    id,
    name: z.string(),
    /** The key's last characters. */
    ending: z.string(),
    scopes: z.array(z.enum(apiScopes)),
    /** The staff member who created the key, and whose permissions it uses. */
    maker: z.string(),
    createdAt: time,
    expiresAt: time.nullable(),
    usedAt: time.nullable(),
    revokedAt: time.nullable(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof apiKey>

export const listApiKeys = endpoint({
  id: 'listApiKeys',
  route: 'GET /admin/api-keys',
  tag,
  auth,
  summary: 'List the API keys that let other programs make staff calls, newest first; at most 100',
  input: z.object({}),
  output: z.object({ keys: z.array(apiKey) }),
  refusals: [],
})

export const createApiKey = endpoint({
  id: 'createApiKey',
  route: 'POST /admin/api-keys',
  tag,
  auth,
  status: 201,
  summary: 'Create an API key; only this response has the key itself. It can do what its scopes allow, and never more than its creator',
  input: z.strictObject({
    name: text(1, 60),
    scopes: z
      .array(z.enum(apiScopes))
      .min(1)
      .max(apiScopes.length)
      .refine((list) => new Set(list).size === list.length, 'has a duplicate scope'),
    /** Days until the key expires; null: never. */
    days: z.int().min(1).max(3650).nullable(),
  }),
  output: z.object({ apiKey, key: z.string() }),
  refusals: ['TOO_MANY_API_KEYS'],
})

export const revokeApiKey = endpoint({
  id: 'revokeApiKey',
  route: 'DELETE /admin/api-keys/:id',
  tag,
  auth,
  summary: 'Revoke an API key: it stops working right away',
  input: z.object({ id }),
  output: z.object({}),
  refusals: ['NOT_FOUND'],
})
