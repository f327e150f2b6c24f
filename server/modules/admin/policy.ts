import { permissions } from '#contract/permissions.ts'

/** The policy for giving and taking roles. */

/** Nobody may grant, change or revoke permissions that they lack themselves. */
export const mayGrant = (own: readonly string[], granted: readonly string[]): boolean => granted.every((one) => own.includes(one))

/** The permissions in the order of the contract, each once. */
export const sortPermissions = (granted: readonly string[]) => permissions.filter((one) => granted.includes(one))
