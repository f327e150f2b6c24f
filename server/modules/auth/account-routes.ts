import * as contract from '#contract/auth/account.ts'
import { type BoundEndpoint, reads, withDatabase, writes } from '#server/http/bind.ts'
import type { OpenSession } from './users/users.ts'
import { changePassword, sendContactCode, verifyContactCode } from './passwords/change.ts'
import { resetPassword, sendForgottenCode, verifyForgottenCode } from './passwords/reset.ts'
import type { Passwords } from './passwords/hasher.ts'
import { endOtherSessions, endSession, mySessions, signOut } from './sessions/sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import { sendSignUpCode, verifySignUpCode } from './sign-up/sign-up.ts'

/** The calls of sign-up, sign-in, sessions and passwords. */
export const accountRoutes = (passwords: Passwords, open: OpenSession): BoundEndpoint[] => [
  withDatabase(contract.signIn, (database, input, context) => signIn(database, passwords, open, input, context)),
  withDatabase(contract.sendSignUpOtp, (database, input, context) => sendSignUpCode(database, passwords, input, context)),
  withDatabase(contract.verifySignUpOtp, verifySignUpCode),
  withDatabase(contract.sendForgottenOtp, sendForgottenCode),
  withDatabase(contract.verifyForgottenOtp, verifyForgottenCode),
  withDatabase(contract.resetPassword, (database, input, context) => resetPassword(database, passwords, input, context)),
  withDatabase(contract.changePassword, (database, input, context) => changePassword(database, passwords, input, context)),
  withDatabase(contract.sendContactOtp, (database, input, context) => sendContactCode(database, passwords, input, context)),
  withDatabase(contract.verifyContactOtp, verifyContactCode),
  writes(contract.signOut, (tx, input, { caller }) => signOut(tx, caller, input.everywhere ?? false)),
  reads(contract.listSessions, (db, _, { caller, now }) => mySessions(db, caller, now)),
  writes(contract.endOtherSessions, (tx, _, { caller }) => endOtherSessions(tx, caller)),
  writes(contract.endSession, (tx, { id }, { caller }) => endSession(tx, caller, id)),
]
