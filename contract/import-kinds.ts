import type { Permission } from './permissions.ts'

/** The kinds of import files. */
export const importKinds = ['products', 'stock', 'prices', 'customers', 'codes', 'redirects', 'translations'] as const
export type ImportKind = (typeof importKinds)[number]
/** The permission that each kind of import requires: the same as for changing single entries. */
export const kindPermissions = {
  products: 'catalogue:write',
  stock: 'stock:write',
  prices: 'catalogue:write',
  customers: 'customers:write',
  codes: 'prices:write',
  redirects: 'content:write',
  translations: 'catalogue:write',
} as const satisfies Record<ImportKind, Permission>
/** Permissions any of which allows some kind of import. */
export const importPermissions: readonly Permission[] = [...new Set<Permission>(Object.values(kindPermissions))]
