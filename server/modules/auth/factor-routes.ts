import * as passkeys from '#contract/auth/passkeys.ts'
import * as contract from '#contract/auth/second-factor.ts'
import { type Bound, reads, steps, writes } from '#server/http/bind.ts'
import type { Passwords } from './users/users.ts'
import { answerTicket } from './second-factor/tickets.ts'
import { add, optionsToAdd, optionsToSignIn, readPasskeys, removeOne, signInByPasskey } from './passkeys/passkeys.ts'
import { confirm, readFactor, remove, renewCodes, setUp } from './second-factor/second-factor.ts'

/** The calls of the second factor and of passkeys. */
export const factorRoutes = (passwords: Passwords): Bound[] => [
  reads(contract.getSecondFactor, (db, _, context) => readFactor(db, context)),
  writes(contract.setUpSecondFactor, (tx, _, context) => setUp(tx, context)),
  steps(contract.confirmSecondFactor, confirm),
  steps(contract.renewBackupCodes, renewCodes),
  steps(contract.removeSecondFactor, (database, input, context) => remove(database, passwords, input, context)),
  steps(contract.answerSecondFactor, answerTicket),
  reads(passkeys.listPasskeys, (db, _, { caller }) => readPasskeys(db, caller.userId)),
  reads(passkeys.passkeyOptions, (db, _, context) => optionsToAdd(db, context)),
  steps(passkeys.addPasskey, add),
  writes(passkeys.removePasskey, (tx, { id }, context) => removeOne(tx, id, context)),
  reads(passkeys.passkeySignInOptions, (_, __, context) => optionsToSignIn(context)),
  steps(passkeys.passkeySignIn, signInByPasskey),
]
