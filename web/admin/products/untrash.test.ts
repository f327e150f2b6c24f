import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { untrash } from './untrash.ts'

const staff = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))
beforeEach(() => staff.mockReset().mockResolvedValue({ results: [{ id: 'p' }] }))

const restored = ['POST /admin/products/:id/restore', { id: 'p' }]
const published = ['POST /admin/products/bulk', { rows: [{ id: 'p', isPublished: true }] }]

test.each([
  ['live', [restored, published]],
  ['scheduled', [restored, published]],
  ['draft', [restored]],
] as const)('a product that was %s before the trash is so again', async (state, calls) => {
  await untrash({ id: 'p', state })
  expect(staff.mock.calls).toEqual(calls)
})

test('a repeat publishes what was restored already, and fails for a draft', async () => {
  const isBack = new Refusal({ code: 'PRODUCT_IS_NOT_IN_THE_TRASH', status: 409, sentence: '' })
  staff.mockRejectedValueOnce(isBack)
  await untrash({ id: 'p', state: 'live' })
  expect(staff.mock.calls).toEqual([restored, published])
  staff.mockRejectedValueOnce(isBack)
  await expect(untrash({ id: 'p', state: 'draft' })).rejects.toBe(isBack)
})
