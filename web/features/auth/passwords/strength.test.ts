import { describe, expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

describe('a password', () => {
  test.each(['', 'x7$Kq', 'abcdefgh', 'aaaaaaaaaaaaaaaa', '1234567890', 'password1', 'Pa$sw0rd', 'qwerty2024', 'acegikmoqs'])(
    '%j is weak',
    (password) => expect(strengthOf(password)).toBe('weak'),
  )
  test.each(['kT4vQ9xw', 'tiny teapot', 'mossy-goat'])('%j is good', (password) => expect(strengthOf(password)).toBe('good'))
  test.each(['correct horse battery', 'squat-the-demo', 'kT4v!Q9xw#P2', 'আমার নতুন গোপন কথা'])('%j is strong', (password) =>
    expect(strengthOf(password)).toBe('strong'),
  )

  test('gains nothing from personal data', () => {
    const own = ['Ada Moreno', 'ada.moreno@example.com']
    expect(strengthOf('adamoreno-example')).toBe('strong')
    expect(strengthOf('adamoreno-example', own)).toBe('weak')
    expect(strengthOf('Moreno1234', own)).toBe('weak')
    expect(strengthOf('mossy-goat', own)).toBe('good')
  })

  test('gets stronger with length and variety', () => {
    expect(strengthOf('mvbxqkzr')).toBe('weak')
    expect(strengthOf('mvbxqkzrtwpl')).toBe('good')
    expect(strengthOf('mvbxQkz7')).toBe('good')
    expect(strengthOf('mvbxQkz7tw!p')).toBe('strong')
  })
})
