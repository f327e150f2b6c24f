import { expect, it } from 'vitest'
import { checkOrderLink, signOrderLink } from './links.ts'

const now = new Date('2026-03-02T10:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

it('a signed order link opens its order for 180 days, but no other, and not with another secret or expiry', () => {
  const token = signOrderLink('secret', 'order-1', now)
  expect(checkOrderLink('secret', 'order-1', token, now)).toBe(true)
  expect(checkOrderLink('secret', 'order-1', token, later(179))).toBe(true)
  expect(checkOrderLink('secret', 'order-1', token, later(181))).toBe(false)
  expect(checkOrderLink('secret', 'order-2', token, now)).toBe(false)
  expect(checkOrderLink('other', 'order-1', token, now)).toBe(false)
  const [, signature] = token.split('.')
  for (const forged of [`zzzzzzz.${signature}`, `.${signature}`, signature!, '', '.', `${token}.x.y`.slice(1)])
    expect(checkOrderLink('secret', 'order-1', forged, now)).toBe(false)
})
