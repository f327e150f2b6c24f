// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dayMs } from '#contract/time.ts'
import { loadText } from '#web/lib/text.ts'
import { Countdown } from './countdown.tsx'

const now = Date.parse('2026-03-02T12:00:00Z')
beforeAll(() => loadText('en', ['ui']))
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const places = () => [...screen.getByRole('timer').children]

test('days are shown as long as there are any, and the other digits keep their positions', async () => {
  const until = new Date(now + dayMs + 1000).toISOString()
  render(<Countdown label="Ends in" until={until} />)
  const before = places()
  expect(screen.getByRole('timer').textContent).toBe('01days00hours00min01sec')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByRole('timer').textContent).toBe('23hours59min59sec')
  expect(places()).toEqual(before.slice(0, 3))
})

test('on the server, without the current time, all digits are empty', () => {
  expect(renderToString(<Countdown label="Ends in" until={new Date(now + 1000).toISOString()} />).match(/––/g)).toHaveLength(4)
})
