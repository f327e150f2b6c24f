// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/admin/audit.ts'
import en from '#web/admin/text/en/admin-audit.json' with { type: 'json' }
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { Change } from './change.tsx'
import { namedFields } from './field-names.ts'

beforeAll(() => loadText('en', ['common', 'admin', 'admin-audit']))
afterEach(cleanup)

const show = (change: Pick<AuditEntry, 'before' | 'after'>) => render(<Change entry={change as AuditEntry} />)

test('a short change is one sentence, with nothing to expand', () => {
  show({ before: { role: 'support', isPublished: true }, after: { role: 'manager', isPublished: false } })
  expect(document.body.textContent).toBe('Role: support → manager · Published: Yes → No')
  expect(document.querySelector('details')).toBeNull()
})

test('what the sentence omits can be expanded', () => {
  show({ before: null, after: { name: 'Tee', price: 19.9, stock: 4, options: { size: ['S'] } } })
  expect(document.querySelector('summary')?.textContent).toBe('Name: Tee · Price: 19.9 · Stock: 4 · +1 All details')
  expect(screen.getByText('{"size":["S"]}').closest('details')?.open).toBe(false)
})

test('the fields with a label are those of the list', () => {
  expect(Object.keys(en.field)).toEqual([...namedFields])
})
