import { rates } from '../rates.ts'

/** What a call wants that adds a way to sign in: a token alone could be a stolen one. */
export const ownerProof = `Needs the password, or a sign-in of the last ${rates.session.freshMinutes} minutes`
