// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditedProduct } from '#contract/edited-product.ts'
import { Refusal } from '#contract/refusal.ts'
import { useEditor } from './use-editor.ts'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff: call, useMay: () => () => true }))

const product = {
  id: 'p',
  version: 3,
  changed: { name: 'Ada', at: '2026-03-01T10:00:00.000Z' },
  name: 'Tee',
  friendlyPageName: 'tee',
  brandId: 'b',
  categoryIds: ['c'],
  options: [],
  photos: [],
  variants: [{ id: 'one', sku: 'TEE', options: {}, price: 32, oldPrice: null, weight: null, barcode: null, stock: 5 }],
} as unknown as EditedProduct
const refusal = (code: 'PRODUCT_WAS_CHANGED' | 'INVALID_INPUT', errors?: Record<string, string[]>) =>
  new Refusal({ code, status: 409, sentence: code, ...(errors && { errors }) })
const open = () => renderHook(() => useEditor(product, (problem) => problem)).result

beforeEach(() => {
  localStorage.clear()
  call.mockReset()
})
afterEach(cleanup)

test("invalid input isn't sent, and its error stays at its field until it is changed", async () => {
  const editor = open()
  act(() => editor.current.change({ name: ' ' }))
  await act(() => editor.current.save())
  expect(call).not.toHaveBeenCalled()
  expect([editor.current.problems, editor.current.refusals]).toEqual([{ name: 'name' }, 1])
  act(() => editor.current.change({ name: 'Long tee' }))
  expect(editor.current.problems).toEqual({})
})

test('later changes are based on the saved product', async () => {
  const editor = open()
  act(() => editor.current.change({ name: 'Long tee' }))
  expect(editor.current.changed).toEqual(['name'])
  call.mockResolvedValue({ ...product, name: 'Long tee', version: 4 })
  await act(() => editor.current.save())
  expect(call.mock.calls[0]).toMatchObject(['PUT /admin/products/:id', { id: 'p', version: 3, name: 'Long tee' }])
  expect([editor.current.changed, editor.current.product?.version]).toEqual([[], 4])
})

test('a refusal is shown at its field, and the draft stays', async () => {
  const editor = open()
  act(() => editor.current.changeVariant('one', { sku: 'TAKEN' }))
  call.mockRejectedValue(refusal('INVALID_INPUT', { 'variants.0.sku': ['is taken'] }))
  await act(() => editor.current.save())
  expect(editor.current).toMatchObject({ problems: { 'variants.0.sku': 'is taken' }, refusals: 1, busy: false })
  expect(editor.current.draft.variants[0]!.sku).toBe('TAKEN')
})

test('a parallel save is merged into the draft, with questions about conflicts', async () => {
  const editor = open()
  act(() => editor.current.change({ name: 'Short tee' }))
  call.mockRejectedValueOnce(refusal('PRODUCT_WAS_CHANGED'))
  call.mockResolvedValueOnce({ ...product, version: 4, name: 'Long tee', friendlyPageName: 'long-tee' })
  await act(() => editor.current.save())
  expect(editor.current.draft).toMatchObject({ name: 'Short tee', friendlyPageName: 'long-tee' })
  const [conflict] = editor.current.clash!.conflicts
  act(() => editor.current.settle(conflict!, 'theirs'))
  expect([editor.current.draft.name, editor.current.changed]).toEqual(['Long tee', []])
})
