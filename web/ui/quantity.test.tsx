// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { Quantity } from './quantity.tsx'

beforeAll(() => loadText('en', ['common']))
afterEach(cleanup)

test('input is applied once, though applying it moves the focus', () => {
  const onChange = vi.fn<(value: number) => void>(() => screen.getByRole<HTMLInputElement>('textbox').blur())
  render(<Quantity value={2} min={0} max={9} label="Quantity" onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  input.focus()
  fireEvent.change(input, { target: { value: '0' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange.mock.calls).toEqual([[0]])
})

test('the quantity field uses the digits of its language, and accepts those of any', () => {
  const onChange = vi.fn<(value: number) => void>()
  render(
    <ShopContext value={{ locale: 'bn' } as Shop}>
      <Quantity value={12} max={99} label="Quantity" onChange={onChange} />
    </ShopContext>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox')
  expect(input.value).toBe('১২')
  for (const typed of ['৪৫', '45']) {
    fireEvent.change(input, { target: { value: typed } })
    expect(input.value).toBe('৪৫')
    fireEvent.keyDown(input, { key: 'Enter' })
  }
  expect(onChange.mock.calls).toEqual([[45], [45]])
})

test('the quantity field explains why more than the maximum is reduced', () => {
  const onChange = vi.fn<(value: number) => void>()
  const { rerender } = render(<Quantity value={1} max={2} label="Quantity" onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(input, { target: { value: '99' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange.mock.calls).toEqual([[2]])
  rerender(<Quantity value={2} max={2} label="Quantity" onChange={onChange} />)
  expect(screen.getByRole('status').textContent).toBe('You can order 2 at most.')
  fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }))
  expect(screen.getByRole('status').textContent).toBe('')
})
