// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { PieceField } from './piece-field.tsx'

beforeAll(() => loadText('en', ['common', 'admin-orders']))

function Parcel() {
  const [count, setCount] = useState(2)
  return <PieceField name="Socks" left={3} value={count} error={undefined} onChange={setCount} />
}

test('a quantity above the maximum becomes the maximum, with an explanation until a lower one is typed', () => {
  render(<Parcel />)
  const field = screen.getByLabelText<HTMLInputElement>('Units of Socks in this parcel')
  fireEvent.change(field, { target: { value: '7' } })
  expect(field.value).toBe('3')
  expect(screen.getByRole('status').textContent).toBe('Only 3 left.')
  fireEvent.change(field, { target: { value: '1' } })
  expect(screen.getByRole('status').textContent).toBe('')
})
