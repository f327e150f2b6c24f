// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keysNow, useKeys } from './keys.ts'

test('the help has each title once, with the shortcuts of all parts of the screen, and none without any', () => {
  const key = (keys: string) => ({ keys, label: keys, run: () => {} })
  renderHook(() => {
    useKeys('In lists', [key('/')])
    useKeys('With selected rows', [])
    useKeys('In lists', [key('j')])
  })
  expect(keysNow().map(({ title, keys }) => [title, ...keys.map(({ keys: name }) => name)])).toEqual([['In lists', '/', 'j']])
})
