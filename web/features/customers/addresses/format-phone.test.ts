import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['+15035550123', '+1 503 555 0123'],
  ['+442079460018', '+44 207 946 0018'],
  ['+4915112345678', '+49 151 123 456 78'],
  ['+8801712345678', '+880 171 234 5678'],
  ['+35312345678', '+353 123 456 78'],
  ['503 555', '503 555'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
