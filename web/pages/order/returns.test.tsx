// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { loadText } from '#web/lib/text.ts'
import { Returns } from './returns.tsx'

beforeAll(() => loadText('en', ['common', 'ui', 'order']))
afterEach(cleanup)

const exchange = (variantId: string) => ({ variantId, options: { Size: variantId } })
const show = (one: object, wanted: string) =>
  render(
    <Returns
      order={
        {
          products: [{ variantId: 'm', name: 'Tee' }],
          returns: [
            {
              id: 'r',
              kind: 'return',
              state: 'approved',
              reason: 'damaged',
              requestedAt: '2026-03-02T10:00:00.000Z',
              exchangeOrder: null,
              lines: [{ variantId: 'm', quantity: 1, restocked: null, exchange: exchange(wanted) }],
              ...one,
            },
          ],
        } as unknown as Order
      }
    />,
  )
const label = { labelUrl: 'https://carrier.example/1' }

test('an approved return shows its replacement, and its label to print', () => {
  show(label, 'l')
  expect(screen.getByText('1 × Tee (exchange for l)')).toBeTruthy()
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Print the return label' }).href).toBe(label.labelUrl)
})

test('a replacement by the same item says so, and a received return needs no label', () => {
  show({ ...label, state: 'received' }, 'm')
  expect(screen.getByText('1 × Tee (exchange for the same item)')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
