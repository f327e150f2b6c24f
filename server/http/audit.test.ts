import { expect, it } from 'vitest'
import { masked } from './audit.ts'

it('names of things are in the log, those of people are masked', () => {
  const change = { name: 'Trade', note: 'For clubs' }
  expect(masked(change, { auth: { staff: 'prices:write' } })).toEqual({ name: 'Trade', note: '•••' })
  expect(masked(change, { auth: { staff: ['catalogue:write', 'content:write'] } })).toEqual({ name: 'Trade', note: '•••' })
  expect(masked(change, { auth: { staff: ['prices:write', 'customers:write'] } })).toEqual({ name: '•••', note: '•••' })
})
