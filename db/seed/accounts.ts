import type { Address } from '#contract/customers/addresses.ts'

/** The demo's two accounts; their passwords are printed at the start and are for demos only. */
export const demoAccounts = {
  shopper: { name: 'Ada Moreno', email: 'ada@gymfolk.example', password: 'squat-the-demo' },
  admin: { name: 'Jonas Thiel', email: 'jonas@gymfolk.example', password: 'admin-the-demo' },
} as const

/** The address of the demo accounts; tests and the bench ship their orders to it too. */
export const demoAddress: Address = {
  firstName: 'Ada',
  lastName: 'Moreno',
  addressLine1: '1 Forge Street',
  addressLine2: '',
  city: 'Portland',
  region: 'OR',
  postCode: '97201',
  country: 'US',
  phone: '+15035550123',
  tag: 'HOME',
}
