// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { CodesField } from './codes-field.tsx'

beforeAll(() => loadText('en', ['common', 'promo-codes']))

test('the focus stays where the field was that a code was typed in', () => {
  render(<CodesField outcomes={[]} busy={false} />)
  fireEvent.click(screen.getByRole('button'))
  const field = screen.getByRole('textbox')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'rack25' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('RACK25')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another code' }))
})
