import { expect, it } from 'vitest'
import { masked } from './audit.ts'

it('the audit log contains the names of things, and masks the names of people', () => {
  const change = { name: 'Trade', note: 'For clubs' }
  expect(masked(change, { auth: { staff: 'prices:write' } })).toEqual({ name: 'Trade', note: '•••' })
  expect(masked(change, { auth: { staff: ['catalogue:write', 'content:write'] } })).toEqual({ name: 'Trade', note: '•••' })
  expect(masked(change, { auth: { staff: ['prices:write', 'customers:write'] } })).toEqual({ name: '•••', note: '•••' })
})
