// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useAsyncData } from './use-async-data.ts'

describe('data that a part of a page loads', () => {
  it('is busy, then loaded; reloading replaces it, a failure keeps it', async () => {
    const answers: (string | Error)[] = ['one', new Error('down'), 'two']
    const fetchData = async () => {
      const next = answers.shift()
      if (next instanceof Error) throw next
      return next ?? 'none'
    }
    const { result } = renderHook(() => useAsyncData(fetchData))
    expect(result.current).toMatchObject({ value: null, busy: true })
    await act(async () => undefined)
    expect(result.current).toMatchObject({ value: 'one', error: null, busy: false })
    await act(() => result.current.load())
    expect(result.current).toMatchObject({ value: 'one', error: new Error('down') })
    await act(() => result.current.load())
    expect(result.current).toMatchObject({ value: 'two', error: null })
  })

  it("can be replaced by another call's result", async () => {
    const fetchData = async () => [1, 2]
    const { result } = renderHook(() => useAsyncData(fetchData))
    await act(async () => undefined)
    act(() => result.current.change((before) => before.slice(1)))
    expect(result.current.value).toEqual([2])
  })

  it('is reloaded for another `fetchData`, and a late response of the old one is dropped', async () => {
    const slow = Promise.withResolvers<string>()
    const questions = { slow: () => slow.promise, quick: async () => 'quick' }
    const { result, rerender } = renderHook(({ fetchData }) => useAsyncData(fetchData), { initialProps: { fetchData: questions.slow } })
    rerender({ fetchData: questions.quick })
    expect(result.current).toMatchObject({ value: null, busy: true })
    await act(async () => undefined)
    await act(async () => slow.resolve('slow'))
    expect(result.current.value).toBe('quick')
  })

  it('is idle while there is nothing to request', async () => {
    const fetchData = async () => 'there'
    const { result, rerender } = renderHook(({ ready }) => useAsyncData(ready ? fetchData : null), { initialProps: { ready: false } })
    await act(async () => undefined)
    expect(result.current).toMatchObject({ value: null, busy: true })
    rerender({ ready: true })
    await act(async () => undefined)
    expect(result.current.value).toBe('there')
  })
})
