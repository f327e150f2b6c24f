import { demoAccounts } from '#seed/accounts.ts'

/** Somebody who has an account at the provider. */
export interface Person {
  id: string
  name: string
  /** Facebook may know none. */
  email?: string
  emailVerified?: boolean
}

/** Those of the demo: one who has an account in the shop, one who has none, one whose email nobody knows. */
export const demoPeople: Person[] = [
  { id: 'ada', name: demoAccounts.shopper.name, email: demoAccounts.shopper.email, emailVerified: true },
  { id: 'noor', name: 'Noor Haddad', email: 'noor@people.example', emailVerified: true },
  { id: 'sam', name: 'Sam Okafor' },
]
