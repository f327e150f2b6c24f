import assert from 'node:assert/strict'
import { afterAll, afterEach, vi } from 'vitest'
import './properties.ts'

/**
 * Before each unit test file. Those of a worker share its process, which saves a start for each; but each finds our modules and the document
 * as the first did, and what it leaves behind elsewhere is a failure of its own, not of the file that happens to come next.
 */
vi.resetModules()

/** What libraries leave, each once. */
const ofLibraries = /^__|^IS_REACT_ACT_ENVIRONMENT$|^VIPSHOME$|^awslambda$/

const before = surroundings()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  assert.deepEqual(surroundings(), before, 'this file leaves something to the next')
})

/** What every module of the process sees. */
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
