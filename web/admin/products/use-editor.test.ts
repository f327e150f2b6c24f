// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditedProduct } from '#contract/edited-product.ts'
import { Refusal } from '#contract/refusal.ts'
import { useEditor } from './use-editor.ts'

const call = vi.hoisted(() => vi.fn<(route: string, input: object, options?: object) => Promise<unknown>>())
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

const two = [product.variants[0]!, { ...product.variants[0]!, id: 'two', sku: 'TEE-2', stock: 10 }]
const openTwo = () => renderHook(() => useEditor({ ...product, variants: two }, (problem) => problem)).result
const sentStock = () =>
  call.mock.calls.filter(([route]) => route === 'POST /admin/stock/changes').map(([, input, options]) => [input, options])
const receive24 = { kind: 'receive', lines: [{ variantId: 'one', quantity: 24 }] }
const levels = (variantId: string, stock: number) => ({ levels: [{ variantId, stock }] })

test('stock that was received is not received again when the rest of the save was refused', async () => {
  const editor = openTwo()
  act(() => editor.current.change({ name: 'Long tee' }))
  act(() => editor.current.changeVariant('one', { stock: '+24' }))
  act(() => editor.current.changeVariant('two', { stock: '-50' }))
  call.mockResolvedValueOnce({ ...product, name: 'Long tee', version: 4, variants: two })
  call.mockResolvedValueOnce(levels('one', 29))
  call.mockRejectedValueOnce(refusal('INVALID_INPUT', { 'lines.0.quantity': ['is more than there is: 10'] }))
  await act(() => editor.current.save())
  expect(editor.current.draft.variants.map(({ stock }) => stock)).toEqual(['29', '-50'])
  expect(editor.current.changed).toEqual(['variant two stock'])
  expect(editor.current.problems).toEqual({ 'variants.1.stock': 'is more than there is: 10' })
  act(() => editor.current.changeVariant('two', { stock: '-5' }))
  call.mockResolvedValueOnce(levels('two', 5))
  call.mockResolvedValueOnce({ ...product, version: 4, variants: two })
  await act(() => editor.current.save())
  expect(sentStock().map(([input]) => input)).toMatchObject([
    receive24,
    { kind: 'adjust', lines: [{ variantId: 'two', quantity: -50 }] },
    { kind: 'adjust', lines: [{ variantId: 'two', quantity: -5 }] },
  ])
  expect(editor.current.changed).toEqual([])
})

test('stock is received once although the answer was lost, and again when it is typed again', async () => {
  const editor = openTwo()
  const receive = async () => {
    act(() => editor.current.changeVariant('one', { stock: '+24' }))
    await act(() => editor.current.save())
  }
  call.mockRejectedValueOnce(new Error('offline'))
  await receive()
  call.mockResolvedValueOnce(levels('one', 29)).mockResolvedValueOnce({ ...product, variants: two })
  await receive()
  call.mockResolvedValueOnce(levels('one', 53)).mockResolvedValueOnce({ ...product, variants: two })
  await receive()
  const [first, repeated, second] = sentStock()
  expect(first).toEqual([receive24, { idempotencyKey: expect.any(String) }])
  expect(repeated).toEqual(first)
  expect(second?.[0]).toEqual(receive24)
  expect(second?.[1]).not.toEqual(first?.[1])
})
