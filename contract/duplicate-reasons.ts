/** What two accounts have in common: a phone, name and address, or a nearly identical email. */
export const duplicateReasons = ['phone', 'address', 'email'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]
