import { expect, it } from 'vitest'
import { encrypt, decrypt } from './encryption.ts'

const secret = 'a secret of more than 32 characters'
const now = new Date('2026-03-02T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

it('the encryption decrypts what it encrypted, until it expires', () => {
  const encrypted = encrypt(secret, 'cookie', { a: ['ö'] }, later(1000))
  expect(decrypt(secret, 'cookie', encrypted, later(999))).toEqual({ a: ['ö'] })
  expect(decrypt(secret, 'cookie', encrypted, later(1000))).toBe(undefined)
  expect(decrypt(secret, 'column', encrypt(secret, 'column', 1), later(1e12))).toBe(1)
})

it('the encryption refuses to decrypt for another purpose or with another secret', () => {
  const encrypted = encrypt(secret, 'cookie', 1)
  expect(decrypt(secret, 'column', encrypted, now)).toBe(undefined)
  expect(decrypt(`${secret}!`, 'cookie', encrypted, now)).toBe(undefined)
})

it('the encryption detects changed bytes, truncation and garbage', () => {
  const encrypted = Buffer.from(encrypt(secret, 'cookie', { role: 'customer' }), 'base64url')
  for (let at = 0; at < encrypted.length; at += 1) {
    const bent = Buffer.from(encrypted)
    bent[at]! ^= 1
    expect(decrypt(secret, 'cookie', bent.toString('base64url'), now)).toBe(undefined)
  }
  for (const text of ['', 'x', 'A'.repeat(37), 'A'.repeat(38), 'A'.repeat(5000), '💪', encrypted.subarray(0, -1).toString('base64url')])
    expect(decrypt(secret, 'cookie', text, now)).toBe(undefined)
})

it('the encryption reveals nothing about the plain text, and gives a different result each time', () => {
  const encrypted = encrypt(secret, 'cookie', 'hidden')
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('hidden')
  expect(encrypt(secret, 'cookie', 'hidden')).not.toBe(encrypted)
})
