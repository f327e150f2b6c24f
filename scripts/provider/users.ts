import { demoAccounts } from '#seed/accounts.ts'

/** A user with an account at the provider. */
export interface ProviderUser {
  id: string
  name: string
  /** Facebook may not have one. */
  email?: string
  emailVerified?: boolean
}

/** The demo's users: one with an account in the shop, one without, one without an email. */
export const demoUsers: ProviderUser[] = [
  { id: 'ada', name: demoAccounts.shopper.name, email: demoAccounts.shopper.email, emailVerified: true },
  { id: 'noor', name: 'Noor Haddad', email: 'noor@people.example', emailVerified: true },
  { id: 'sam', name: 'Sam Okafor' },
]
