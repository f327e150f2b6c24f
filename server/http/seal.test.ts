import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = 'a secret of more than 32 characters'
const now = new Date('2026-03-02T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

it('opens what it sealed, until it expires', () => {
  const sealed = seal(secret, 'cookie', { a: ['ö'] }, later(1000))
  expect(unseal(secret, 'cookie', sealed, later(999))).toEqual({ a: ['ö'] })
  expect(unseal(secret, 'cookie', sealed, later(1000))).toBe(undefined)
  expect(unseal(secret, 'column', seal(secret, 'column', 1), later(1e12))).toBe(1)
})

it('opens nothing for another purpose or with another secret', () => {
  const sealed = seal(secret, 'cookie', 1)
  expect(unseal(secret, 'column', sealed, now)).toBe(undefined)
  expect(unseal(`${secret}!`, 'cookie', sealed, now)).toBe(undefined)
})

it('notices every changed byte, a cut and nonsense', () => {
  const sealed = Buffer.from(seal(secret, 'cookie', { role: 'customer' }), 'base64url')
  for (let at = 0; at < sealed.length; at += 1) {
    const bent = Buffer.from(sealed)
    bent[at]! ^= 1
    expect(unseal(secret, 'cookie', bent.toString('base64url'), now)).toBe(undefined)
  }
  for (const text of ['', 'x', 'A'.repeat(37), 'A'.repeat(38), 'A'.repeat(5000), '💪', sealed.subarray(0, -1).toString('base64url')])
    expect(unseal(secret, 'cookie', text, now)).toBe(undefined)
})

it('says nothing of what is in it, and never the same twice', () => {
  const sealed = seal(secret, 'cookie', 'hidden')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('hidden')
  expect(seal(secret, 'cookie', 'hidden')).not.toBe(sealed)
})
