// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { CodeOutcome } from '#contract/promotions.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText } from '#web/lib/text.ts'
import { CodesField } from './codes-field.tsx'
import { clearCodes } from './stored-codes.ts'

beforeAll(() => loadText('en', ['common', 'promo-codes']))
afterEach(() => {
  cleanup()
  clearCodes()
})

test('the focus stays in the code field', () => {
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

test('an unknown code is not stored: it stays in the field, with an error', () => {
  const { rerender } = render(<CodesField outcomes={[]} busy={false} />)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'rakc25' } })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  rerender(<CodesField outcomes={[{ code: 'RAKC25', reason: 'UNKNOWN' } as CodeOutcome]} busy={false} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect([field.value, field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['RAKC25', 'true', field])
  expect(screen.getByRole('alert').textContent).toContain("We don't recognize this code")
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(useStored.getState().cart.codes).toEqual([])
})

test('applying an empty code says so', () => {
  render(<CodesField outcomes={[]} busy={false} />)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getByRole('alert').textContent).toBe('Enter a code first.')
})
