// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useValidatedForm } from './use-validated-form.ts'

const toasted = vi.hoisted(() => vi.fn<(error: unknown) => void>())
vi.mock('./toast-error.ts', () => ({ toastError: toasted }))
beforeEach(() => void toasted.mockReset())

/** Submits a form; `go` is called with its values. */
async function submitted(check: () => Promise<[]>, go: () => Promise<void>): Promise<void> {
  const { result } = renderHook(() => useValidatedForm({ defaultValues: { name: 'Ada' }, load: async () => undefined, check }))
  await act(async () => result.current.submit(go)())
}

test('a validation that fails to load is reported, and nothing is sent', async () => {
  const go = vi.fn<() => Promise<void>>()
  await submitted(() => Promise.reject(new Error('offline')), go)
  expect([toasted.mock.calls.length, go.mock.calls.length]).toEqual([1, 0])
})

test('what sending throws is the error of the one who sends', async () => {
  const failure = new Error('a bug')
  await expect(
    submitted(
      async () => [],
      () => Promise.reject(failure),
    ),
  ).rejects.toBe(failure)
  expect(toasted).not.toHaveBeenCalled()
})
