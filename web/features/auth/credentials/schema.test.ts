import { expect, test } from 'vitest'
import { checkContact, checkNewPassword, checkSignIn, checkSignUp, readContact } from './schema.ts'

test('one field accepts an email or a phone', () => {
  expect(readContact(' Ada@Example.com ', 'US')).toEqual({ email: 'Ada@Example.com' })
  expect(readContact('(503) 555-0123', 'US')).toEqual({ phone: '+15035550123' })
  expect(readContact('+44 7700 900123', 'US')).toEqual({ phone: '+447700900123' })
})

const draft = (over: object = {}) => ({ name: 'Ada Moreno', password: 'correct horse', email: 'ada@example.com', ...over })

test('a draft is validated by length only', () => {
  expect(checkSignUp(draft())).toEqual([])
  expect(checkSignUp(draft({ password: 'short' }))).toEqual([{ name: 'password', kind: 'invalid' }])
  expect(checkSignUp(draft({ password: 'x'.repeat(129) }))).toEqual([{ name: 'password', kind: 'long' }])
  expect(checkSignUp({ name: ' ', password: '', email: '' })).toEqual([
    { name: 'name', kind: 'missing' },
    { name: 'contact', kind: 'missing' },
    { name: 'password', kind: 'missing' },
  ])
  expect(checkSignUp({ name: 'Ada', password: 'correct horse', phone: 'none' })).toEqual([{ name: 'contact', kind: 'invalid' }])
})

test('signing in requires both fields, nothing more', () => {
  expect(checkSignIn({ email: 'ada@example.com', password: 'x' })).toEqual([])
  expect(checkSignIn({ email: 'ada@', password: '' })).toEqual([
    { name: 'contact', kind: 'invalid' },
    { name: 'password', kind: 'missing' },
  ])
})

test('a password reset requires an address, then a password of valid length', () => {
  expect([checkContact({ email: 'ada@example.com' }), checkContact({ phone: '+15035550123' })]).toEqual([[], []])
  expect(checkContact({ email: '' })).toEqual([{ name: 'contact', kind: 'missing' }])
  expect(checkContact({ phone: 'none' })).toEqual([{ name: 'contact', kind: 'invalid' }])
  expect(checkNewPassword('correct horse')).toEqual([])
  expect(checkNewPassword('short')).toEqual([{ name: 'password', kind: 'invalid' }])
  expect(checkNewPassword('')).toEqual([{ name: 'password', kind: 'missing' }])
})
