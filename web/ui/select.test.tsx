// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Select } from './select.tsx'

test('a required select without a choice counts as valid until it has an error', () => {
  const select = (error?: string) => <Select label="State" required options={[{ value: '', name: 'Choose' }]} error={error} />
  const { rerender } = render(select())
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('false')
  rerender(select('Choose a state'))
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true')
})
