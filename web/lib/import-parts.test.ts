// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

let importParts: (typeof import('./import-parts.ts'))['importParts']
let links: HTMLLinkElement[] = []
const fetched = vi.fn<(href: string) => Promise<Response>>()
beforeEach(async () => {
  vi.resetModules()
  document.head.innerHTML = ''
  links = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement))
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => new Response('export {}')),
  )
  ;({ importParts } = await import('./import-parts.ts'))
})
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a part is imported once its files are fetched, each once', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'part')
  const [one, other] = [importParts(load, ['assets/a.js', 'assets/a.css']), importParts(load, ['assets/a.js', 'assets/a.css'])]
  await settled()
  expect(links.map(({ rel, href }) => [rel, href.replace(/^.*(?=\/assets)/, '')])).toEqual([['stylesheet', '/assets/a.css']])
  expect(load).not.toHaveBeenCalled()
  links[0]!.dispatchEvent(new Event('load'))
  expect(await Promise.all([one, other, importParts(load, ['assets/a.js'])])).toEqual(['part', 'part', 'part'])
  expect(fetched.mock.calls).toEqual([['/assets/a.js']])
})

test.each([
  ['could not be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['were answered with an error', async () => new Response('', { status: 503 })],
])('one whose files %s is not imported, and its files are fetched anew the next time', async (_, answer) => {
  const load = vi.fn<() => Promise<string>>(async () => 'part')
  fetched.mockImplementationOnce(answer)
  await expect(importParts(load, ['assets/a.js'])).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'Failed to fetch /assets/a.js',
  })
  expect(load).not.toHaveBeenCalled()
  expect(await importParts(load, ['assets/a.js'])).toBe('part')
})

test('two parts that wait for the same file both fail with a refusal', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const parts = [importParts(async () => 'one', ['assets/a.js']), importParts(async () => 'other', ['assets/a.js'])]
  const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }) }
  expect(await Promise.allSettled(parts)).toEqual([refused, refused])
})

test('styles are fetched once, too', async () => {
  const load = async () => 'part'
  const first = importParts(load, ['assets/a.css'])
  links[0]!.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('Failed to fetch')
  const second = importParts(load, ['assets/a.css'])
  links[1]!.dispatchEvent(new Event('load'))
  expect(await second).toBe('part')
})

test('files that the page came with are not fetched again', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/a.js">'
  expect(await importParts(async () => 'part', ['assets/a.js'])).toBe('part')
  expect(fetched).not.toHaveBeenCalled()
})

test('a part of a single file is found in the source of its import', async () => {
  const load = Object.assign(async () => 'part', { toString: () => '() => import(`./a1b2.js`).then((one) => one.default)' })
  expect(await importParts(load)).toBe('part')
  expect(fetched.mock.calls).toEqual([[expect.stringMatching(/^\/.*\/a1b2\.js$/)]])
})

test('an error of the part itself is rethrown', async () => {
  await expect(importParts(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
