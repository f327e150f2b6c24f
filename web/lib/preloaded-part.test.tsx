// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { preloadedPart } from './preloaded-part.tsx'

afterEach(() => vi.useRealTimers())

const Text = () => <p>Attached</p>

test('a preloaded part is rendered immediately when it was awaited', async () => {
  const Part = preloadedPart(async () => Text)
  await Part.preload()
  render(<Part />)
  expect(screen.getByText('Attached')).toBeTruthy()
})

test('a preloaded part is waited for briefly, and shown when it has loaded', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<typeof Text>()
  const Part = preloadedPart(() => promise)
  const preloaded = Part.preload()
  await vi.advanceTimersByTimeAsync(3000)
  await preloaded
  render(<Part />)
  expect(screen.queryByText('Attached')).toBeNull()
  await act(async () => resolve(Text))
  expect(screen.getByText('Attached')).toBeTruthy()
})
