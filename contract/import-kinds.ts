import type { Permission } from './permissions.ts'

/** What a file is of. */
export const importKinds = ['products', 'stock', 'prices', 'customers', 'codes', 'redirects', 'translations'] as const
export type ImportKind = (typeof importKinds)[number]
/** What those need who import one of a kind: what changing one by one needs. */
export const kindPermissions = {
  products: 'catalogue:write',
  stock: 'stock:write',
  prices: 'catalogue:write',
  customers: 'customers:write',
  codes: 'prices:write',
  redirects: 'content:write',
  translations: 'catalogue:write',
} as const satisfies Record<ImportKind, Permission>
/** Those of which one is enough to import something. */
export const importPermissions: readonly Permission[] = [...new Set<Permission>(Object.values(kindPermissions))]
