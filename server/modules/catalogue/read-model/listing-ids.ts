/** Listings that aren't categories of the shop: every product, and featured ones. `newId` never generates these UUIDs. */
export const everythingCategory = '00000000-0000-0000-0000-000000000000'
export const featuredCategory = '00000000-0000-0000-0000-000000000001'
