// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startScript } from './start-script.ts'

const started = vi.fn<(entry: string) => void>()

/** Runs the script as a page's inline script would, with fakes for the browser's APIs. */
function run(start: string, hidden = false): void {
  const dataset = { entry: '/entry.js', parts: '/a.js /b.js', start }
  // oxlint-disable-next-line no-implied-eval -- what the page runs as its inline script
  new Function('run', 'document', startScript.replace('import(', 'run('))(
    started,
    new Proxy(document, {
      get: (target, key) => (key === 'currentScript' ? { dataset } : key === 'hidden' ? hidden : Reflect.get(target, key)),
    }),
  )
}
const preloaded = (): (string | null)[] =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
const fire = (type: string, target: EventTarget = window) => target.dispatchEvent(new Event(type, { bubbles: true }))

/** The load, and all frames after it. */
function load(): void {
  fire('load')
  vi.runAllTimers()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  document.head.innerHTML = ''
  document.body.innerHTML = '<a href="/about">About</a><button><b>Dark</b></button>'
  delete document.documentElement.dataset['waiting']
  localStorage.clear()
  started.mockClear()
})
afterEach(() => void vi.useRealTimers())

test('requests everything once the loaded content is painted, once', () => {
  run('after-load')
  fire('load')
  vi.advanceTimersToNextFrame()
  expect(started).not.toHaveBeenCalled()
  load()
  expect(started.mock.calls).toEqual([['/entry.js']])
  expect(preloaded()).toEqual(['/a.js', '/b.js'])
})

test('a hidden page is never painted, and does not wait for it', () => {
  run('after-load', true)
  fire('load')
  expect(started).toHaveBeenCalledOnce()
})

test('a page in a background window starts without being painted', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  run('after-load')
  load()
  vi.unstubAllGlobals()
  expect(started).toHaveBeenCalledOnce()
})

test('a click does not wait for the load event', () => {
  run('after-load')
  fire('pointerdown', document.querySelector('a')!)
  expect(started).toHaveBeenCalledOnce()
})

test('with "on use", a button starts loading, but neither the load event nor a link does', () => {
  run('on-use')
  load()
  fire('pointerdown', document.querySelector('a')!)
  expect(started).not.toHaveBeenCalled()
  expect(document.documentElement.dataset['waiting']).toBe('')
  fire('pointerdown', document.querySelector('b')!)
  expect(started).toHaveBeenCalledOnce()
  expect(document.documentElement.dataset['waiting']).toBeUndefined()
})

test.each([
  ['{"state":{"cart":{"lines":[{"quantity":2}]}}}', true],
  ['{"state":{"cart":{"lines":[]},"auth":{"access_token":"abc"}}}', true],
  ['{"state":{"cart":{"lines":[]},"auth":{"access_token":null}}}', false],
])('on use: a browser that stores %s gets them after the load: %s', (root, expected) => {
  localStorage.setItem('root', root)
  run('on-use')
  load()
  expect(started).toHaveBeenCalledTimes(expected ? 1 : 0)
})
