/** All permissions of staff. Which role has which is data: the table `roles`. */
export const permissions = [
  'orders:read',
  'orders:ship',
  'orders:refund',
  'catalogue:write',
  'stock:write',
  'content:write',
  'customers:read',
  'reviews:moderate',
  'community:moderate',
  'settings:write',
  'staff:write',
  'orders:write',
  'credit:write',
  'prices:write',
  'customers:write',
  'shop:view-as',
  'shop:merge-customers',
  'records:verify',
  'reports:read',
  'exports:read',
] as const

export type Permission = (typeof permissions)[number]
