// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clearPendingCode, readPendingCode, storePendingCode } from './pending-code.ts'

test('a reload returns to the code, without the password, until the code has expired or was used', () => {
  expect(readPendingCode(0)).toBeNull()
  storePendingCode({ name: 'Ada', email: 'ada@example.com', password: 'correct horse' }, 1_000)
  expect(sessionStorage.getItem('sign-up-code')).not.toContain('horse')
  expect(readPendingCode(2_000)).toEqual({ name: 'Ada', email: 'ada@example.com', password: '' })
  expect(readPendingCode(1_000 + 5 * 60_000 + 1)).toBeNull()
  clearPendingCode()
  expect(readPendingCode(2_000)).toBeNull()
})
