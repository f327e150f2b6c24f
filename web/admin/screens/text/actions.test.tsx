// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import '#web/admin/text/texts.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import type { TextEditor } from '#web/admin/texts/use-text-editor.ts'
import { Actions } from './actions.tsx'

beforeAll(() => loadText('en', ['common', 'ui', 'admin', 'admin-texts']))
afterEach(cleanup)

test.each([
  [['en'], 0],
  [['en', 'bn'], 1],
])('a text can be translated to the other languages that the shop has: of %j to %i', (locales, count) => {
  const editor = { kind: 'page', locale: 'en', busy: false, isChanged: false, text: { state: 'draft', name: 'about' } } as TextEditor
  render(
    <ShopContext value={{ locale: 'en', locales } as Shop}>
      <Actions editor={editor} canSave={false} />
    </ShopContext>,
  )
  expect(screen.queryAllByRole('link', { name: /^Translate to/ })).toHaveLength(count)
})
