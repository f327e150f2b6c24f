import { type Auth, permissionsFor } from './endpoint.ts'
import type { Permission } from './permissions.ts'

/** What API keys may be about: an area is what its permissions begin with. Team, settings and keys themselves aren't among them. */
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

/** Reading an area, or reading and writing it. */
export const apiScopes = apiAreas.flatMap((area) => [`${area}:read`, `${area}:write`] as const)
export type ApiScope = (typeof apiScopes)[number]

/** Every API key begins so: by it a token is known to be one. */
export const apiKeyPrefix = 'key_'

/** The scopes of which a key needs one for a call; none where no key may make it. */
export function scopesFor({ route, auth }: { route: string; auth: Auth }): readonly ApiScope[] {
  if (typeof auth === 'string') return []
  return [...new Set(permissionsFor(auth).flatMap((permission) => scopesOf(route, permission)))]
}

/** The scopes of which one lets a key make a call with this permission of its maker. */
export function scopesOf(route: string, permission: Permission): readonly ApiScope[] {
  const area = apiAreas.find((one) => permission.startsWith(`${one}:`))
  if (!area) return []
  return route.startsWith('GET ') ? [`${area}:read`, `${area}:write`] : [`${area}:write`]
}
