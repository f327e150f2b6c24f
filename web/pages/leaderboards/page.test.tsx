// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { parseBoard } from '#contract/leaderboards/urls.ts'
import { setNavigate } from '#web/lib/navigate.ts'
import { loadText } from '#web/lib/text.ts'
import { Component } from './page.tsx'

const { data } = vi.hoisted(() => ({ data: { current: {} } }))
vi.mock('#web/lib/router/hooks.ts', async (original) => ({ ...(await original<object>()), useLoaderData: () => data.current }))

beforeAll(() => loadText('en', ['common', 'challenges']))
afterEach(cleanup)

const first = { measure: 'weight', items: [], nextCursor: null, mine: null }
const boardAt = (query: string) => (data.current = { board: parseBoard(new URLSearchParams(query)), first })

it('changing a filter keeps the focus, and the filters match the URL', () => {
  let to = ''
  setNavigate((next) => (to = next))
  boardAt('')
  const { rerender } = render(<Component />)
  const filter = screen.getByLabelText<HTMLSelectElement>('Lift or run')
  filter.focus()
  fireEvent.change(filter, { target: { value: 'bench' } })
  expect(to).toContain('lift=bench')
  boardAt('lift=bench&span=month')
  rerender(<Component />)
  expect(document.activeElement).toBe(filter)
  expect(screen.getByLabelText<HTMLSelectElement>('Period').value).toBe('month')
})
