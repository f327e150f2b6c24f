// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import type { Toast } from '#web/lib/toast.ts'
import type { BulkAction, List } from './list.ts'
import { useBulk } from './use-bulk.ts'
import { useSelection } from './use-selection.ts'

const toast = vi.hoisted(() => vi.fn<(kind: string, text: string, action?: Toast['action']) => void>())
vi.mock('#web/lib/toast.ts', () => ({ toast }))

interface Row {
  id: string
}
const [a, b] = [{ id: 'a' }, { id: 'b' }]
const list = { rowKey: ({ id }: Row) => id } as List<Row>
const action = (over: Partial<BulkAction<Row>>): BulkAction<Row> => ({
  id: 'hide',
  label: 'Hide',
  permission: null,
  run: async () => undefined,
  ...over,
})
/** Selects both rows. */
const open = () => {
  const { result } = renderHook(() => {
    const selection = useSelection<Row>(list.rowKey)
    return { selection, bulk: useBulk({ list, selection, query: {}, onDone: () => undefined }) }
  })
  act(() => result.current.selection.set([a, b], true))
  return result
}

beforeAll(() => loadText('en', ['admin']))
beforeEach(() => toast.mockReset())
afterEach(cleanup)

test('an undo that fails for some rows says for which and why, and can be repeated for them', async () => {
  const offline = new Error('offline')
  const undo = vi.fn<(row: Row) => Promise<void>>(async ({ id }) => {
    if (id === 'b') throw offline
  })
  const screen = open()
  await act(async () => screen.current.bulk.start(action({ undo })))
  await act(async () => toast.mock.lastCall?.[2]?.run())
  expect(screen.current.bulk.job).toMatchObject({ isOver: true, progress: { succeeded: [a], failed: [{ row: b, error: offline }] } })
  undo.mockResolvedValue()
  await act(async () => screen.current.bulk.again())
  expect(undo.mock.calls.map(([row]) => row)).toEqual([a, b, b])
  expect(screen.current.bulk.job).toBeNull()
})

test('after a partly failed action only the rows that failed stay selected', async () => {
  const screen = open()
  const run = async ({ id }: Row) => {
    if (id === 'b') throw new Error('offline')
  }
  await act(async () => screen.current.bulk.start(action({ run })))
  expect([...screen.current.selection.chosen.keys()]).toEqual(['b'])
  act(() => screen.current.bulk.close())
  await act(async () => screen.current.bulk.start(action({})))
  expect(screen.current.selection.chosen.size).toBe(0)
})
