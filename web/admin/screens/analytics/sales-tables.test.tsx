// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { Taxes } from './sales-tables.tsx'

const staff = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff, useMay: () => () => true }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-analytics']))

test('a tax is shown with all decimals of its rate', async () => {
  const row = { country: 'US', region: 'NY', name: 'VAT', net: 90, sold: 100, returnedNet: 10, amount: 8.88, returned: 0.89 }
  staff.mockResolvedValue({ rows: [8.875, 20, 5.5].map((percent) => ({ ...row, percent })) })
  render(<Taxes from="2026-01-01" to="2026-01-31" onOpen={() => undefined} />)
  expect(await screen.findByText(/8\.875/)).toBeTruthy()
  for (const shown of ['$100.00', '$10.00', '$8.88', '$0.89', '$7.99']) expect(screen.getAllByText(shown)).toHaveLength(3)
  for (const rate of [/\b20%/, /\b5\.5%/]) expect(screen.getByText(rate)).toBeTruthy()
})
