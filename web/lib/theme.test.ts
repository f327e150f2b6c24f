// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentTheme, setTheme, themeScript } from './theme.ts'

const clear = () => {
  localStorage.clear()
  document.documentElement.className = ''
  vi.unstubAllGlobals()
}
beforeEach(clear)
afterEach(clear)

/** Before the first paint of a page, on a system with this preference. */
function open(system: 'light' | 'dark') {
  document.documentElement.className = ''
  vi.stubGlobal('matchMedia', () => ({ matches: system === 'dark' }))
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page runs it
  new Function(themeScript)()
  return currentTheme()
}

test('the first visit is as the system likes it', () => {
  expect([open('light'), open('dark')]).toEqual(['light', 'dark'])
})

test('what someone chose is stronger than the system', () => {
  setTheme('light')
  expect(open('dark')).toBe('light')
  setTheme('dark')
  expect(open('light')).toBe('dark')
})
