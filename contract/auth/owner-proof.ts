import { serverLimits } from '../server-limits.ts'

/** Required by calls that add a sign-in method: a token alone could be a stolen one. */
export const ownerProof = `Needs the password, or a sign-in of the last ${serverLimits.session.freshMinutes} minutes`
