// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { SearchField } from './search-field.tsx'

beforeAll(() => loadText('en', ['admin']))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const onSearch = () => vi.fn<(q: string) => void>()
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(1000)
  })

test('a search that waits is made with the filters that were chosen meanwhile', () => {
  const [before, after] = [onSearch(), onSearch()]
  const { rerender } = render(<SearchField value="" placeholder="" onSearch={before} />)
  type('belt ')
  rerender(<SearchField value="" placeholder="" onSearch={after} />)
  rest()
  expect(before).not.toHaveBeenCalled()
  expect(after.mock.calls).toEqual([['belt']])
})

test('opening a view with another search cancels the one that waits', () => {
  const search = onSearch()
  const { rerender } = render(<SearchField value="rope" placeholder="" onSearch={search} />)
  type('ropes')
  rerender(<SearchField value="" placeholder="" onSearch={search} />)
  rest()
  expect(search).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})
