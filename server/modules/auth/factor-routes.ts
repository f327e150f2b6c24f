import * as passkeys from '#contract/auth/passkeys.ts'
import * as contract from '#contract/auth/second-factor.ts'
import { type BoundEndpoint, reads, withDatabase, writes } from '#server/http/bind.ts'
import type { Passwords } from './users/users.ts'
import { answerTicket } from './second-factor/tickets.ts'
import { add, optionsToAdd, optionsToSignIn, readPasskeys, removeOne, signInByPasskey } from './passkeys/passkeys.ts'
import { confirm, readFactor, remove, renewCodes, setUp } from './second-factor/second-factor.ts'

/** The calls of the second factor and of passkeys. */
export const factorRoutes = (passwords: Passwords): BoundEndpoint[] => [
  reads(contract.getSecondFactor, (db, _, context) => readFactor(db, context)),
  writes(contract.setUpSecondFactor, (tx, _, context) => setUp(tx, context)),
  withDatabase(contract.confirmSecondFactor, confirm),
  withDatabase(contract.renewBackupCodes, renewCodes),
  withDatabase(contract.removeSecondFactor, (database, input, context) => remove(database, passwords, input, context)),
  withDatabase(contract.answerSecondFactor, answerTicket),
  reads(passkeys.listPasskeys, (db, _, { caller }) => readPasskeys(db, caller.userId)),
  reads(passkeys.passkeyOptions, (db, _, context) => optionsToAdd(db, context)),
  withDatabase(passkeys.addPasskey, add),
  writes(passkeys.removePasskey, (tx, { id }, context) => removeOne(tx, id, context)),
  reads(passkeys.passkeySignInOptions, (_, __, context) => optionsToSignIn(context)),
  withDatabase(passkeys.passkeySignIn, signInByPasskey),
]
