/** What two accounts have in common: a phone, the name and address, or an email that is nearly the same. */
export const doubleReasons = ['phone', 'address', 'email'] as const
export type DoubleReason = (typeof doubleReasons)[number]
