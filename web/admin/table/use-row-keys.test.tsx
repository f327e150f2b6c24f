// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useSelection } from './use-selection.ts'

beforeAll(() => loadText('en', ['admin']))
afterEach(cleanup)

function Table({ rows }: { rows: { id: string }[] }) {
  const selection = useSelection<{ id: string }>(({ id }) => id)
  const body = useRef<HTMLUListElement>(null)
  useRowKeys({ rows, selection, body })
  return (
    <>
      <output>{[...selection.chosen.keys()].join()}</output>
      <ul ref={body}>
        {rows.map(({ id }) => (
          <li key={id}>
            <span data-row="" tabIndex={-1}>
              {id}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
const rowsOf = (ids: string) => ids.split('').map((id) => ({ id }))
const press = (id: string, isRange = false) => {
  const row = screen.getByText(id)
  row.focus()
  fireEvent.keyDown(row, { key: isRange ? 'X' : 'x', shiftKey: isRange })
}
const chosen = () => screen.getByRole('status').textContent

test('Shift X selects from the last selected row of the same page', () => {
  const { rerender } = render(<Table rows={rowsOf('abcd')} />)
  press('a')
  press('c', true)
  expect(chosen()).toBe('a,b,c')
  rerender(<Table rows={rowsOf('efgh')} />)
  press('h', true)
  expect(chosen()).toBe('a,b,c,h')
})
