import { type Auth, permissionsFor } from './endpoint.ts'
import type { Permission } from './permissions.ts'

/** Areas of API keys: the prefix of an area's permissions. Team, settings and API keys aren't among them. */
export const apiAreas = [
  'orders',
  'catalogue',
  'stock',
  'prices',
  'content',
  'customers',
  'reviews',
  'community',
  'reports',
  'exports',
] as const
export type ApiArea = (typeof apiAreas)[number]

/** Read access to an area, or read and write access. */
export const apiScopes = apiAreas.flatMap((area) => [`${area}:read`, `${area}:write`] as const)
export type ApiScope = (typeof apiScopes)[number]

/** The prefix of every API key, by which a token is recognised as one. */
export const apiKeyPrefix = 'key_'

/** The scopes one of which a key needs for a call; empty if no key may make it. */
export function scopesFor({ route, auth }: { route: string; auth: Auth }): readonly ApiScope[] {
  if (typeof auth === 'string') return []
  return [...new Set(permissionsFor(auth).flatMap((permission) => scopesOf(route, permission)))]
}

/** The scopes one of which lets a key make calls with this permission of its creator. */
export function scopesOf(route: string, permission: Permission): readonly ApiScope[] {
  const area = apiAreas.find((one) => permission.startsWith(`${one}:`))
  if (!area) return []
  return route.startsWith('GET ') ? [`${area}:read`, `${area}:write`] : [`${area}:write`]
}
