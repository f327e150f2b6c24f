// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { EffectFields } from './effect-fields.tsx'

beforeAll(() => loadText('en', ['common', 'admin', 'admin-promotions', 'admin-selection']))

test('a percentage says before it is refused that it is a whole number', () => {
  render(<EffectFields effect={{ kind: 'percent', percent: 10 }} at={() => ({})} onChange={() => {}} />)
  const field = screen.getByDisplayValue('10')
  expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toBe('A whole number from 1 to 100.')
})
