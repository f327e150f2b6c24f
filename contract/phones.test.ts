import { describe, expect, test } from 'vitest'
import { asciiDigits } from './digits.ts'
import { toE164 } from './phones.ts'

describe('a phone number', () => {
  test.each([
    ['(503) 555-0123', 'US', '+15035550123'],
    ['1 503 555 0123', 'US', '+15035550123'],
    ['020 7946 0018', 'GB', '+442079460018'],
    ['07700 900123', 'GB', '+447700900123'],
    ['030/1234567', 'DE', '+49301234567'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['01712-345678', 'BD', '+8801712345678'],
    ['০১৭১২৩৪৫৬৭৮', 'BD', '+8801712345678'],
    ['98765 43210', 'IN', '+919876543210'],
  ])('of the country ("%s", %s) gets its code', (typed, country, e164) => {
    expect(toE164(typed, country)).toBe(e164)
  })

  test.each([
    ['+44 (0)20 7946 0018', 'US', '+442079460018'],
    ['0044 20 7946 0018', 'US', '+442079460018'],
    ['+15035550123', 'GB', '+15035550123'],
  ])('of another country ("%s") stays one', (typed, country, e164) => {
    expect(toE164(typed, country)).toBe(e164)
  })

  test('that is invalid is passed through for the validation to refuse', () => {
    expect(toE164('call me', 'US')).toBe('callme')
    expect(toE164('', 'US')).toBe('')
    expect(toE164('5551234', 'ZZ')).toBe('5551234')
  })
})

test('a phone number is read in the digits of any script', () => {
  expect(asciiDigits('০১২৩৪৫৬৭৮৯ ٠٩ ９ 12')).toBe('0123456789 09 9 12')
})
