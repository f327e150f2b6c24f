import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seconds, step } from './steps.ts'

const said: string[] = []
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  said.length = 0
})

/** Colors are printed on terminals only, and a test run may have one or not. */
// oxlint-disable-next-line no-control-regex
const plain = (text: string) => text.replace(/\u001b\[\d+m/g, '')

it('a step prints one line with its duration, and returns its result', async () => {
  expect(
    await step(
      'Counting',
      async () => 3,
      (n) => `Counted to ${n}`,
    ),
  ).toBe(3)
  expect(said.map(plain)).toEqual([expect.stringMatching(/^✓ Counted to 3 +\d+\.\d s$/)])
})

it('a failed step is marked, and rethrows its error', async () => {
  const failing = step('Counting', () => Promise.reject(new Error('no fingers')), 'Counted')
  await expect(failing).rejects.toThrow('no fingers')
  expect(said.map(plain)).toEqual([expect.stringMatching(/^✗ Counting +\d+\.\d s$/)])
})

it('writes seconds with one decimal', () => {
  expect([seconds(0), seconds(49), seconds(1250)]).toEqual(['0.0 s', '0.0 s', '1.3 s'])
})
