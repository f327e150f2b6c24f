// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { EffectFields } from './effect-fields.tsx'

beforeAll(() => loadText('en', ['common', 'admin', 'admin-promotions', 'admin-selection']))

test('a percentage must be a whole number, which is said before it is sent', () => {
  render(<EffectFields effect={{ kind: 'percent', percent: 10 }} at={() => ({})} onChange={() => {}} />)
  const field = screen.getByDisplayValue('10')
  expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toBe('A whole number from 1 to 100.')
})
