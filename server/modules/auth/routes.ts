import * as account from '#contract/auth/account.ts'
import * as passkey from '#contract/auth/passkeys.ts'
import * as secondFactor from '#contract/auth/second-factor.ts'
import { type BoundEndpoint, reads, withDatabase, writes } from '#server/http/bind.ts'
import { sendContactOtp, verifyContactOtp } from './contacts/change-contact.ts'
import {
  addPasskey,
  authenticationOptions,
  listPasskeys,
  registrationOptions,
  removePasskey,
  signInWithPasskey,
} from './passkeys/passkeys.ts'
import { resetPassword, sendForgottenOtp, verifyForgottenOtp } from './passwords/forgotten-password.ts'
import type { PasswordHasher } from './passwords/hasher.ts'
import { changePassword } from './passwords/passwords.ts'
import * as settings from './second-factor/settings.ts'
import { redeemTicket } from './second-factor/tickets.ts'
import { endOtherSessions, endSession, listSessions, signOut } from './sessions/session-list.ts'
import { signIn } from './sign-in/sign-in.ts'
import { sendSignInLink, verifySignInLink } from './sign-in-link/sign-in-link.ts'
import { sendSignUpOtp, verifySignUpOtp } from './sign-up/sign-up.ts'
import type { SocialClients } from './social/clients.ts'
import { socialRoutes } from './social/routes.ts'

/** The endpoints for sign-up, sign-in and account security. */
export const authRoutes = (hasher: PasswordHasher, clients: SocialClients): BoundEndpoint[] => [
  ...accountRoutes(hasher),
  ...secondFactorRoutes(hasher),
  ...passkeyRoutes(hasher),
  ...socialRoutes(hasher, clients),
]

const accountRoutes = (hasher: PasswordHasher): BoundEndpoint[] => [
  withDatabase(account.signIn, (database, input, context) => signIn(database, hasher, input, context)),
  withDatabase(account.sendSignUpOtp, (database, input, context) => sendSignUpOtp(database, hasher, input, context)),
  withDatabase(account.verifySignUpOtp, verifySignUpOtp),
  withDatabase(account.sendForgottenOtp, sendForgottenOtp),
  withDatabase(account.verifyForgottenOtp, verifyForgottenOtp),
  withDatabase(account.resetPassword, (database, input, context) => resetPassword(database, hasher, input, context)),
  withDatabase(account.sendSignInLink, sendSignInLink),
  withDatabase(account.verifySignInLink, verifySignInLink),
  withDatabase(account.changePassword, (database, input, context) => changePassword(database, hasher, input, context)),
  withDatabase(account.sendContactOtp, (database, input, context) => sendContactOtp(database, hasher, input, context)),
  withDatabase(account.verifyContactOtp, verifyContactOtp),
  writes(account.signOut, (tx, input, { caller }) => signOut(tx, caller, input.everywhere ?? false)),
  reads(account.listSessions, (db, _, context) => listSessions(db, context.caller, context)),
  writes(account.endOtherSessions, (tx, _, { caller }) => endOtherSessions(tx, caller)),
  writes(account.endSession, (tx, { id }, { caller }) => endSession(tx, caller, id)),
]

const secondFactorRoutes = (hasher: PasswordHasher): BoundEndpoint[] => [
  reads(secondFactor.getSecondFactor, (db, _, context) => settings.readSecondFactor(db, context)),
  withDatabase(secondFactor.setUpSecondFactor, (database, input, context) => settings.setUpSecondFactor(database, hasher, input, context)),
  withDatabase(secondFactor.confirmSecondFactor, settings.confirmSecondFactor),
  withDatabase(secondFactor.renewBackupCodes, settings.renewBackupCodes),
  withDatabase(secondFactor.removeSecondFactor, (database, input, context) =>
    settings.removeSecondFactor(database, hasher, input, context),
  ),
  withDatabase(secondFactor.verifySecondFactor, redeemTicket),
]

const passkeyRoutes = (hasher: PasswordHasher): BoundEndpoint[] => [
  reads(passkey.listPasskeys, (db, _, { caller }) => listPasskeys(db, caller.userId)),
  withDatabase(passkey.passkeyRegistrationOptions, (database, input, context) => registrationOptions(database, hasher, input, context)),
  withDatabase(passkey.addPasskey, addPasskey),
  writes(passkey.removePasskey, (tx, { id }, context) => removePasskey(tx, id, context)),
  reads(passkey.passkeySignInOptions, (_, __, context) => authenticationOptions(context)),
  withDatabase(passkey.passkeySignIn, signInWithPasskey),
]
