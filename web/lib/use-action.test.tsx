// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useAction } from './use-action.ts'
import { useConfirmedAction } from './use-confirmed-action.ts'

describe('an action', () => {
  it('runs once however often it is pressed meanwhile, and again afterwards', async () => {
    const { result } = renderHook(() => useAction())
    const first = Promise.withResolvers<void>()
    let calls = 0
    const work = () => {
      calls += 1
      return first.promise
    }
    act(() => {
      void result.current.run(work)
      void result.current.run(work)
    })
    expect(result.current.busy).toBe(true)
    await act(async () => first.resolve())
    expect(result.current.busy).toBe(false)
    await act(() => result.current.run(work))
    expect(calls).toBe(2)
  })

  it('shows its error until it is retried', async () => {
    const { result } = renderHook(() => useAction())
    const failure = new Error('no network')
    await act(() => result.current.run(() => Promise.reject(failure)))
    expect(result.current).toMatchObject({ busy: false, error: failure })
    await act(() => result.current.run(async () => undefined))
    expect(result.current.error).toBeNull()
  })

  it('stays busy after a success that leads to another page, not after a failure', async () => {
    const { result } = renderHook(() => useAction({ busyAfterSuccess: true }))
    await act(() => result.current.run(() => Promise.reject(new Error('no'))))
    expect(result.current.busy).toBe(false)
    await act(() => result.current.run(async () => undefined))
    expect(result.current.busy).toBe(true)
  })
})

describe('an action that needs confirmation', () => {
  it('does nothing before it is confirmed, and closes the dialog before it reports success', async () => {
    const events: string[] = []
    const { result } = renderHook(() =>
      useConfirmedAction({
        action: async () => {
          events.push('called')
          return 2
        },
        onDone: (left) => events.push(`${left} left`),
      }),
    )
    act(() => result.current.ask())
    expect(result.current.dialog.open).toBe(true)
    expect(events).toEqual([])
    await act(async () => result.current.dialog.onConfirm())
    expect(events).toEqual(['called', '2 left'])
    expect(result.current.dialog).toMatchObject({ open: false, busy: false })
  })

  it('closes the dialog and keeps the error when it fails', async () => {
    const failure = new Error('no')
    const { result } = renderHook(() =>
      useConfirmedAction({
        action: () => Promise.reject(failure),
        onDone: () => expect.fail('it failed'),
      }),
    )
    act(() => result.current.ask())
    await act(async () => result.current.dialog.onConfirm())
    expect(result.current).toMatchObject({ error: failure, dialog: { open: false, busy: false } })
  })
})
