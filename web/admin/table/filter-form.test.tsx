// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { FilterForm } from './filter-form.tsx'

beforeAll(() => loadText('en', ['admin']))
afterEach(cleanup)

test('a text filter applies when it was changed, not when the focus only passes', () => {
  const change = vi.fn<(change: object) => void>()
  const filters = [
    { kind: 'text', id: 'sku', label: 'SKU' },
    { kind: 'date', id: 'from', label: 'From' },
  ] as const
  render(<FilterForm filters={filters} query={{ sku: 'belt' }} onChange={change} />)
  const field = screen.getByLabelText('SKU', { selector: 'input' })
  fireEvent.blur(field)
  fireEvent.blur(screen.getByLabelText('From', { selector: 'input' }))
  expect(change).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: 'rope' } })
  fireEvent.blur(field)
  expect(change.mock.calls).toEqual([[{ sku: 'rope' }]])
})
