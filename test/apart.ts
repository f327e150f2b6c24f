import assert from 'node:assert/strict'
import { afterAll, afterEach, vi } from 'vitest'
import './properties.ts'

/**
 * Runs before each unit test file. The files of a worker share its process, which saves starting one for each. Each file still gets fresh
 * modules and a fresh document; a file that leaves anything else behind fails itself, instead of the file that happens to come next.
 */
vi.resetModules()

/** Globals that libraries leave once per process. */
const ofLibraries = /^__|^IS_REACT_ACT_ENVIRONMENT$|^VIPSHOME$|^awslambda$/

const before = surroundings()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  assert.deepEqual(surroundings(), before, 'this file leaves something to the next')
})

/** State that all modules of the process share. */
function surroundings() {
  const own = (names: string[]) => names.filter((name) => !ofLibraries.test(name)).toSorted()
  const env = own(Object.keys(process.env)).map((name) => `${name}=${process.env[name]}`)
  return { globals: own(Object.getOwnPropertyNames(globalThis)), env, folder: process.cwd() }
}

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  emptyDocument()
  afterEach(cleanup)
}

function emptyDocument(): void {
  const { documentElement: root, head, body } = document
  head.replaceChildren()
  body.replaceChildren()
  for (const element of [root, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name)
  for (const one of document.cookie.split('; ')) document.cookie = `${one.split('=')[0]}=; path=/; max-age=0`
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}
