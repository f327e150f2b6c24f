import { expect, it } from 'vitest'
import { partsOf } from './text-parts.ts'

it('splits a text at its links', () => {
  const links = [
    { index: 0, length: 6, path: '/tags/squat' },
    { index: 12, length: 4, path: '/people/ada' },
  ]
  expect(partsOf('#squat with @ada!', links)).toEqual([
    '',
    { to: '/tags/squat', text: '#squat' },
    ' with ',
    { to: '/people/ada', text: '@ada' },
    '!',
  ])
  expect(partsOf('Words.', [])).toEqual(['Words.'])
})
