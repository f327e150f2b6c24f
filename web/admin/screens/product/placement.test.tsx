// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import type { CatalogueNames } from '#web/admin/products/names.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { Placement } from './placement.tsx'

type Fields = Record<string, string>
const staff = vi.hoisted(() => vi.fn<(route: string, input: Fields) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-products']))
beforeEach(() => {
  staff.mockReset()
  staff.mockImplementation(async (_, { name, slug }) => ({ id: `id-${slug}`, name, slug, parentId: null, rules: null }))
})
afterEach(cleanup)

function EmptyShop() {
  const [names, setNames] = useState<CatalogueNames>({ categories: [], brands: [] })
  const [draft, setDraft] = useState({ categoryIds: [], brandId: '', keywords: [] } as unknown as ProductEditor['draft'])
  const editor = { draft, change: (part: object) => setDraft({ ...draft, ...part }), problems: {} } as ProductEditor
  return <Placement editor={editor} names={names} onNames={setNames} />
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a shop without brands and categories gets its first ones here, and the product gets them', async () => {
  render(<EmptyShop />)
  press('New brand')
  type('Brand name', 'Iron & Oak')
  press('Add brand')
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Brand').value).toBe('id-iron-oak'))
  press('New category')
  type('Category name', 'Racks')
  press('Add category')
  await screen.findByRole('button', { name: 'Remove from Racks' })
  expect(staff.mock.calls).toEqual([
    ['POST /admin/brands', { name: 'Iron & Oak', slug: 'iron-oak' }],
    ['POST /admin/categories', { name: 'Racks', slug: 'racks' }],
  ])
})

test('a name without usable letters asks for a slug, and a taken one for another', async () => {
  render(<EmptyShop />)
  press('New category')
  type('Category name', 'জুতা')
  type('URL name', 'shoes')
  staff.mockRejectedValueOnce(refuse('SLUG_IS_TAKEN'))
  press('Add category')
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  type('URL name', 'all-shoes')
  press('Add category')
  await screen.findByRole('button', { name: 'Remove from জুতা' })
  expect(staff.mock.lastCall).toEqual(['POST /admin/categories', { name: 'জুতা', slug: 'all-shoes' }])
})
