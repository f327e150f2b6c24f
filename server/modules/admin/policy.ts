import { permissions } from '#contract/permissions.ts'

/** The page of policy: who may give and take roles. */

/** Nobody grants, changes or takes away what they lack themselves. */
export const mayGrant = (own: readonly string[], granted: readonly string[]): boolean => granted.every((one) => own.includes(one))

/** In the order of the contract, each once. */
export const inOrder = (granted: readonly string[]) => permissions.filter((one) => granted.includes(one))
