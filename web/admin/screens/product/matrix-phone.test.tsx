// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { loadText } from '#web/lib/text.ts'
import { MatrixPhone } from './matrix-phone.tsx'

vi.mock('./matrix-cell.tsx', () => ({ MatrixCell: () => null }))
vi.mock('#web/admin/ui/weights.ts', () => ({ useWeights: () => ({ name: 'g' }) }))
beforeAll(() => loadText('en', ['common', 'admin-products']))
afterEach(cleanup)

const show = (columns: string[], label: string) => {
  const rows = [{ label, choice: {}, variants: columns.map(() => undefined) }]
  const matrix = { rows, columns, rowName: '', columnName: null } as unknown as Parameters<typeof MatrixPhone>[0]['matrix']
  render(<MatrixPhone matrix={matrix} cell="stock" editor={{} as ProductEditor} readOnly={false} />)
}

test('on phones, the only variant of a product has labeled fields', () => {
  show([''], '')
  expect(screen.getByRole('listitem').textContent).toBe('Stock')
})

test('one of several variants is labeled by its options', () => {
  show(['S', 'M'], 'Black')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['S', 'M'])
})
