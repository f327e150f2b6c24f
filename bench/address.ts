import type { Address } from '#contract/addresses.ts'

/** Where the bench's orders go. */
export const address: Address = {
  firstName: 'Ada',
  lastName: 'Moreno',
  addressLine1: '1 Forge Street',
  addressLine2: '',
  city: 'Portland',
  postCode: '97201',
  country: 'US',
  phone: '+15035550123',
  tag: 'HOME',
}
