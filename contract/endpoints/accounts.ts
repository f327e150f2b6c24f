import * as account from '../auth/account.ts'
import * as passkeys from '../auth/passkeys.ts'
import * as secondFactor from '../auth/second-factor.ts'
import * as social from '../auth/social.ts'
import * as customers from '../customers/customers.ts'
import * as places from '../customers/places.ts'
import * as privacy from '../privacy.ts'

/** Accounts: signing up and in, second factors, profile data, addresses, export and erasure. */
export const accountsEndpoints = [
  account.signIn,
  account.sendSignUpOtp,
  account.verifySignUpOtp,
  account.sendForgottenOtp,
  account.verifyForgottenOtp,
  account.resetPassword,
  account.sendSignInLink,
  account.verifySignInLink,
  account.signOut,
  account.changePassword,
  account.sendContactOtp,
  account.verifyContactOtp,
  account.listSessions,
  account.endOtherSessions,
  account.endSession,
  customers.getUser,
  customers.changeUser,
  customers.addAddress,
  customers.updateAddress,
  customers.deleteAddress,
  customers.validateAddress,
  places.findPlace,
  privacy.exportUser,
  privacy.deleteUser,
  social.listProviders,
  social.getSocialSession,
  social.createNonce,
  social.endSocialSession,
  social.exchangeGoogle,
  social.exchangeFacebook,
  social.exchangeApple,
  social.listIdentities,
  social.linkIdentity,
  social.unlinkIdentity,
  secondFactor.getSecondFactor,
  secondFactor.setUpSecondFactor,
  secondFactor.confirmSecondFactor,
  secondFactor.renewBackupCodes,
  secondFactor.removeSecondFactor,
  secondFactor.verifySecondFactor,
  passkeys.listPasskeys,
  passkeys.passkeyRegistrationOptions,
  passkeys.addPasskey,
  passkeys.removePasskey,
  passkeys.passkeySignInOptions,
  passkeys.passkeySignIn,
] as const
