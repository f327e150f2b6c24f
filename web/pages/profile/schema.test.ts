import { expect, test } from 'vitest'
import { checkProfile, refusedFields } from './schema.ts'

test('errors are listed by field, in the order of the form', () => {
  expect(checkProfile({ dateOfBirth: '2000-02-30', maxSquat: NaN, handle: 'a b c', name: '' })).toEqual([
    { name: 'name', kind: 'missing' },
    { name: 'handle', kind: 'invalid' },
    { name: 'maxSquat', kind: 'invalid' },
    { name: 'dateOfBirth', kind: 'invalid' },
  ])
  expect(checkProfile({ name: 'x'.repeat(61), maxSquat: 601 })).toEqual([
    { name: 'name', kind: 'long' },
    { name: 'maxSquat', kind: 'invalid' },
  ])
  expect(checkProfile({ handle: '' })).toEqual([{ name: 'handle', kind: 'missing' }])
  expect(checkProfile({ dateOfBirth: null, maxSquat: null, bio: '' })).toEqual([])
})

test('errors found by the server are shown at their fields, too', () => {
  expect(refusedFields({ dateOfBirth: ['is less than 13 years ago'] })).toEqual([{ name: 'dateOfBirth', kind: 'invalid' }])
  expect(refusedFields(null)).toEqual([])
})
