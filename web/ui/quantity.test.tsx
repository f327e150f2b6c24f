// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { Quantity } from './quantity.tsx'

beforeAll(() => loadText('en', ['common']))

test('what was typed applies once, though applying it takes the focus away', () => {
  const onChange = vi.fn<(value: number) => void>(() => screen.getByRole<HTMLInputElement>('textbox').blur())
  render(<Quantity value={2} min={0} max={9} label="Quantity" onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  input.focus()
  fireEvent.change(input, { target: { value: '0' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange.mock.calls).toEqual([[0]])
})
