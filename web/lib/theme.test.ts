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

test("the first visit uses the system's theme", () => {
  expect([open('light'), open('dark')]).toEqual(['light', 'dark'])
})

test("a chosen theme overrides the system's", () => {
  setTheme('light')
  expect(open('dark')).toBe('light')
  setTheme('dark')
  expect(open('light')).toBe('dark')
})
