import { expect, it } from 'vitest'
import { identityFromClaims, cleanName } from './identity.ts'

it('the identity accepts an email as verified in each form that providers use, and nothing else', () => {
  const verified = (email_verified: unknown, email: unknown = 'A@Example.com') => {
    const identity = identityFromClaims('apple', { sub: '1', email, email_verified })
    return [identity.email, identity.emailVerified]
  }
  for (const yes of [true, 'true']) expect(verified(yes)).toEqual(['a@example.com', true])
  for (const no of [false, 'false', 1, undefined, null, {}, 'yes']) expect(verified(no)).toEqual(['a@example.com', false])
  for (const bad of ['', 'x', 'a@b@c', 7, `${'x'.repeat(300)}@example.com`, 'a\0@example.com'])
    expect(verified(true, bad)).toEqual([null, false])
})

it('the identity refuses claims without a usable subject', () => {
  for (const sub of [undefined, null, '', 7, 'x'.repeat(256), 'a\0b', '\uD800'])
    expect(() => identityFromClaims('google', { sub })).toThrow('no subject')
})

it('the identity cuts names between characters, and invents none', () => {
  expect(cleanName(`  ${'x'.repeat(59)}💪`)).toBe('x'.repeat(59))
  expect(cleanName('Ada\0 \uD800')).toBe('Ada \uFFFD')
  expect(cleanName('Ada\r\nLovelace')).toBe('Ada Lovelace')
  for (const none of ['', '  ', '\0', 7, null, undefined, {}]) expect(cleanName(none)).toBe(null)
})
