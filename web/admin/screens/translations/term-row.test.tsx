// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { TermRow } from './term-row.tsx'

beforeAll(() => loadText('en', ['common']))
afterEach(cleanup)

it('a name that is too long stays as typed and is refused with a reason', async () => {
  const sent: string[] = []
  const save = async (text: string) => void sent.push(text)
  render(<TermRow into="bn" term={{ key: 'x', original: 'Spring sale', translation: '', max: 80, save }} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const leave = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  leave('x'.repeat(500))
  expect(screen.getByRole('alert').textContent).toBe('tooLong')
  expect([field.value.length, field.getAttribute('aria-invalid'), sent]).toEqual([500, 'true', []])
  leave('x'.repeat(80))
  await waitFor(() => expect(sent).toEqual(['x'.repeat(80)]))
  expect(screen.getByRole('alert').textContent).toBe('')
})
