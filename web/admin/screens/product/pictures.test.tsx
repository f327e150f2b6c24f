// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { DraftPhoto } from '#web/admin/products/draft.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { Pictures } from './pictures.tsx'

vi.mock('./upload-all.ts', () => ({ uploadAll: async () => undefined }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-products']))
afterEach(cleanup)

const photo = (alt: string): DraftPhoto => ({ url: `/${alt}.png`, alt, options: {} })

function Editor() {
  const [draft, setDraft] = useState({ photos: ['Front', 'Back', 'Sole'].map(photo), options: [] })
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  return <Pictures editor={{ draft, change, base: draft, problems: {} } as unknown as ProductEditor} />
}

const order = () =>
  screen.getAllByRole('button', { name: /Picture \d/ }).map((tile) => /: (\w+)$/.exec(tile.getAttribute('aria-label')!)![1])
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const said = () => screen.getByRole('status').textContent

test('pictures are moved by buttons, which announce the new position', () => {
  render(<Editor />)
  press(/Sole$/)
  press('Move left')
  expect([order(), said()]).toEqual([['Front', 'Sole', 'Back'], 'Picture 2 of 3 now.'])
  press('Make main picture')
  expect([order(), said()]).toEqual([['Sole', 'Front', 'Back'], "It's the main picture now."])
  expect(screen.getByRole('button', { name: 'Move left' }).getAttribute('aria-disabled')).toBe('true')
  press('Move right')
  expect([order(), said()]).toEqual([['Front', 'Sole', 'Back'], 'Picture 2 of 3 now.'])
})
