/** What two accounts have in common: a phone, name and address, or a nearly identical email. */
export const doubleReasons = ['phone', 'address', 'email'] as const
export type DoubleReason = (typeof doubleReasons)[number]
