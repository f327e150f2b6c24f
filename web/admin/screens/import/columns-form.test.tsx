// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ImportColumn } from '#contract/import-columns.ts'
import type { FileImport } from '#contract/imports.ts'
import { refuse } from '#contract/refuse.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { ColumnsForm } from './columns-form.tsx'

type Answer = (route: string, input: Record<string, unknown>) => Promise<unknown>
const staff = vi.hoisted(() => vi.fn<Answer>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))

const columns: ImportColumn[] = [
  { name: 'Item no', samples: ['R-1', 'R-2'], target: 'sku' },
  { name: 'Designation', samples: ['A very long name of a rope that nobody would read to its end'], target: null },
  { name: '', samples: [], target: null },
]
let refusal: Error | null
beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-imports']))
beforeEach(() => {
  refusal = null
  vi.clearAllMocks()
  staff.mockImplementation(async (route) => {
    if (route.startsWith('GET')) return { columns, isChosen: false }
    if (refusal) throw refusal
    return { id: 'one', state: 'checking' }
  })
})
afterEach(cleanup)

const onChange = vi.fn<(next: FileImport) => void>()
async function show(onClose?: () => void) {
  render(<ColumnsForm one={{ id: 'one' } as FileImport} onChange={onChange} onClose={onClose} />)
  await screen.findByText("What's in each column?")
}
const choose = (column: string, value: string) => fireEvent.change(screen.getByLabelText(column), { target: { value } })
const chosen = (column: string) => screen.getByLabelText<HTMLSelectElement>(column).value
const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check file' }))
const sent = () => staff.mock.calls.filter(([route]) => route.startsWith('PUT')).map(([, input]) => input)

test('columns are shown with sample values and a suggested mapping, and sent as selected', async () => {
  await show()
  expect([chosen('Item no'), chosen('Designation'), chosen('Column 3')]).toEqual(['sku', '', ''])
  expect(screen.getByText('R-1 · R-2')).toBeTruthy()
  expect(screen.getByText('A very long name of a rope that nobody w…')).toBeTruthy()
  expect(screen.getByText('No values in the first lines')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  choose('Item no', '')
  choose('Designation', 'name')
  choose('Column 3', 'price')
  check()
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ id: 'one', targets: [null, 'name', 'price'] }])
})

test('missing and duplicate columns are marked before anything is sent', async () => {
  await show()
  expect(screen.queryByRole('alert')).toBeNull()
  check()
  expect(screen.getByRole('alert').textContent).toBe('Choose a column for: Product name, Price.')
  choose('Designation', 'sku')
  expect(screen.getByText('Another column is this already. Choose something else.')).toBeTruthy()
  expect(screen.getByLabelText('Designation').getAttribute('aria-invalid')).toBe('true')
  check()
  expect(sent()).toEqual([])
})

test('a refusal is shown, and the selection stays', async () => {
  refusal = refuse('IMPORT_IS_NOT_IN_THAT_STATE')
  const close = vi.fn<() => void>()
  await show(close)
  choose('Designation', 'name')
  choose('Column 3', 'price')
  check()
  await screen.findByRole('alert')
  expect([chosen('Designation'), chosen('Column 3'), onChange.mock.calls]).toEqual(['name', 'price', []])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(close).toHaveBeenCalledOnce()
})
