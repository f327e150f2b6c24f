// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePaginatedList } from './use-paginated-list.ts'

interface Page {
  items: string[]
  nextCursor: string | null
}

/** A list whose first page loads right away, and whose next page loads when the test says so. */
function listOf(name: string) {
  const next = Promise.withResolvers<Page>()
  const asked: string[] = []
  const fetchPage = async (cursor?: string): Promise<Page> => {
    if (cursor === undefined) return { items: [`${name}1`], nextCursor: '1' }
    asked.push(cursor)
    return next.promise
  }
  return {
    fetchPage,
    asked,
    answer: () => next.resolve({ items: [`${name}2`], nextCursor: null }),
    fail: () => next.reject(new Error('down')),
  }
}

async function open(list: ReturnType<typeof listOf>) {
  const hook = renderHook(({ fetchPage }) => usePaginatedList(fetchPage), { initialProps: { fetchPage: list.fetchPage } })
  await act(async () => undefined)
  const show = (other: ReturnType<typeof listOf>) => act(async () => hook.rerender({ fetchPage: other.fetchPage }))
  const more = () => act(async () => hook.result.current.more())
  return { shown: () => hook.result.current, show, more }
}

test('a list continues with its next page, requested once however often it is asked for', async () => {
  const all = listOf('all')
  const { shown, more } = await open(all)
  await more()
  await more()
  expect(shown()).toMatchObject({ busy: true, hasMore: true })
  await act(async () => all.answer())
  expect(shown()).toMatchObject({ busy: false, hasMore: false, data: { value: { items: ['all1', 'all2'] } } })
  expect(all.asked).toEqual(['1'])
})

test.each(['answer', 'fail'] as const)('the next page of a list that is no longer shown changes nothing: %s', async (outcome) => {
  const [all, failed] = [listOf('all'), listOf('failed')]
  const { shown, show, more } = await open(all)
  await more()
  await show(failed)
  expect(shown()).toMatchObject({ busy: false, hasMore: true })
  await act(async () => all[outcome]())
  expect(shown()).toMatchObject({ error: null, data: { value: { items: ['failed1'], nextCursor: '1' } } })
  // Its own next page can be requested.
  await more()
  await act(async () => failed.answer())
  expect(shown().data.value).toEqual({ items: ['failed1', 'failed2'], nextCursor: null })
})

test('another list can continue while the next page of the one before is still loading', async () => {
  const [all, failed] = [listOf('all'), listOf('failed')]
  const { shown, show, more } = await open(all)
  await more()
  await show(failed)
  await more()
  await act(async () => all.answer())
  expect(shown().busy).toBe(true)
  await act(async () => failed.answer())
  expect(shown()).toMatchObject({ busy: false, data: { value: { items: ['failed1', 'failed2'] } } })
})

test('a page that follows on an outdated cursor is dropped', async () => {
  const all = listOf('all')
  const { shown, more } = await open(all)
  await more()
  act(() => shown().data.change(() => ({ items: ['new'], nextCursor: 'elsewhere' })))
  await act(async () => all.answer())
  expect(shown().data.value).toEqual({ items: ['new'], nextCursor: 'elsewhere' })
})
