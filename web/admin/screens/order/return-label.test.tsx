// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { OrderReturn } from '#contract/order-return.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { ReturnLabel } from './return-label.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>(async () => ({ id: 'changed' })))
vi.mock('#web/admin/session/session.ts', () => ({ staff: call }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin-orders']))
afterEach(cleanup)

test('a return without a label shows the field; one with a label hides it behind "Send another label"', () => {
  const { rerender } = render(<ReturnLabel one={{ id: 'r' } as OrderReturn} onChange={vi.fn<(order: Order) => void>()} />)
  expect(screen.getByRole('textbox').closest('details')).toBeNull()
  rerender(
    <ReturnLabel one={{ id: 'r', labelUrl: 'https://carrier.example/1' } as OrderReturn} onChange={vi.fn<(order: Order) => void>()} />,
  )
  expect(screen.getByText('Send another label').closest('details')?.open).toBe(false)
})

test('an existing label can be opened, and only a URL is accepted as another one', async () => {
  const onChange = vi.fn<(order: Order) => void>()
  render(<ReturnLabel one={{ id: 'r', labelUrl: 'https://carrier.example/1' } as OrderReturn} onChange={onChange} />)
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Return label' }).href).toBe('https://carrier.example/1')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: 'carrier.example/2' } })
  fireEvent.submit(field.form!)
  expect(screen.getByText('Enter a link that starts with https://')).toBeTruthy()
  fireEvent.change(field, { target: { value: ' https://carrier.example/2 ' } })
  fireEvent.submit(field.form!)
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(call.mock.calls).toEqual([['PUT /admin/returns/:id/label', { id: 'r', labelUrl: 'https://carrier.example/2' }]])
  expect(field.value).toBe('')
})
