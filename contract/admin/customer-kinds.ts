/** People in the staff's list of customers: with an account, or guests who ordered. */
export const customerKinds = ['account', 'guest'] as const
export type CustomerKind = (typeof customerKinds)[number]
