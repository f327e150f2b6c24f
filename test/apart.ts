import assert from 'node:assert/strict'
import { afterAll, afterEach, expect, vi } from 'vitest'
import './properties.ts'

/**
 * Runs before each unit test file. The files of a worker share its process, which saves starting one for each. A file that leaves a global,
 * a variable of the environment or another folder behind fails itself, instead of the file that happens to come next. Files of Vite's
 * projects still get fresh modules and a fresh document; Node.js keeps the modules that it has loaded (decision 71).
 */
vi.resetModules()

/** Globals that libraries leave once per process. */
const ofLibraries = /^__|^IS_REACT_ACT_ENVIRONMENT$|^VIPSHOME$|^awslambda$/

if (!/\.(?:api\.test|e2e)\.ts$/.test(expect.getState().testPath ?? '')) {
  const before = surroundings()
  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    assert.deepEqual(surroundings(), before, 'this file leaves something to the next')
  })
}

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
