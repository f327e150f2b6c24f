import { describe, expect, test } from 'vitest'
import { avatarColorOf, initialsOf } from './initials.ts'

describe('initials', () => {
  test.each([
    ['Ada Moreno', 'AM'],
    ['ada maria de la moreno', 'AM'],
    ['Cher', 'C'],
    ['  Jo   Ek ', 'JE'],
    ['রাফি হাসান', 'রাহা'],
    ['👩‍🚀 Kim', '👩‍🚀K'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

test('a name has a fixed background color, and colors are evenly distributed', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Member ${index}`)
  expect(names.map(avatarColorOf)).toEqual(names.map(avatarColorOf))
  expect(new Set(names.map(avatarColorOf)).size).toBe(6)
})
