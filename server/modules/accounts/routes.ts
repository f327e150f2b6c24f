import * as contract from '#contract/accounts.ts'
import { type Bound, reads, steps, writes } from '#server/http/bind.ts'
import { profile, sendSignUpCode, signIn, signOut, verifySignUpCode } from './accounts.ts'

/** The calls of sign-up, sign-in and sign-out. */
export const accountRoutes = (): Bound[] => [
  steps(contract.signIn, ({ db }, input, context) => signIn(db, input, context)),
  steps(contract.sendSignUpOtp, sendSignUpCode),
  steps(contract.verifySignUpOtp, verifySignUpCode),
  writes(contract.signOut, (tx, input, { caller }) => signOut(tx, caller, input.everywhere ?? false)),
  reads(contract.getUser, (db, _, { caller }) => profile(db, caller)),
]
