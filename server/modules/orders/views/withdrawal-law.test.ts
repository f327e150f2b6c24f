import { expect, it } from 'vitest'
import { needsWithdrawalLink } from './withdrawal-law.ts'

it('the link to withdraw is needed where the law of the EEA applies', () => {
  const needing = ['DE', 'NO', 'US', 'GB', 'CH'].filter((country) => needsWithdrawalLink({ country }))
  expect(needing).toEqual(['DE', 'NO'])
})
