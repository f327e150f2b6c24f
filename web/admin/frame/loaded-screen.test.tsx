// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { LoadedScreen } from './loaded-screen.tsx'
import { Screen } from './screen.tsx'

vi.mock('./admin-title.tsx', () => ({ AdminTitle: () => null }))
vi.mock('#web/ui/link.tsx', () => ({ Link: 'a' }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin']))
afterEach(cleanup)

const Order = ({ number }: { number: string | null }) => (
  <LoadedScreen
    title="Order"
    data={{ value: number, error: null, busy: number === null, load: async () => undefined, change: () => undefined }}
  >
    {(loaded) => <Screen title={loaded}>Lines</Screen>}
  </LoadedScreen>
)

it('the focus on the title stays there once the screen has loaded', () => {
  const { rerender } = render(<Order number={null} />)
  screen.getByRole('heading', { name: 'Order' }).focus()
  rerender(<Order number="GF-1" />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'GF-1' }))
})

it('focus elsewhere is not moved', () => {
  const { rerender } = render(<Order number={null} />)
  rerender(<Order number="GF-1" />)
  expect(document.activeElement).toBe(document.body)
})
