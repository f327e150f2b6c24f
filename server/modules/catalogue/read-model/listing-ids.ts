/** Listings that are no category of the shop: every product, and those that are featured. UUIDs that `newId` never makes. */
export const everythingCategory = '00000000-0000-0000-0000-000000000000'
export const featuredCategory = '00000000-0000-0000-0000-000000000001'
