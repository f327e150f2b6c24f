// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { FileImport } from '#contract/imports.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { ImportStateMark } from './import-state.tsx'

beforeAll(() => loadText('en', ['common', 'admin', 'admin-imports']))
afterEach(cleanup)

const done = { created: 0, updated: 0, failed: 0, undone: 0, left: 0, trashed: 0 }
const found = { create: 0, update: 0, same: 0, outdated: 0, refuse: 0 }

test.each<[string, Partial<FileImport>]>([
  ['Ready to import', { found: { ...found, create: 1, refuse: 4 } }],
  ['Ready to import', { found: { ...found, outdated: 1, refuse: 4 } }],
  ["Can't be imported", { found: { ...found, refuse: 4 } }],
  ["Can't be imported", { found: { ...found, same: 1, refuse: 4 } }],
  ['Nothing to import', { found: { ...found, same: 4 } }],
  ['Interrupted', { found: { ...found, refuse: 4 }, interruption: { retryAt: null } }],
  ['Nothing imported', { state: 'done', done: { ...done, failed: 2 } }],
])('%s', (text, one) => {
  render(<ImportStateMark one={{ state: 'ready', interruption: null, done, found, ...one }} />)
  expect(document.body.textContent).toBe(text)
})
