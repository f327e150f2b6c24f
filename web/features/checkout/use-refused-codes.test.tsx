// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import type { CodeOutcome } from '#contract/promotions.ts'
import type { Summary } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import { addCode, clearCodes, removeCode } from '#web/features/cart/stored-codes.ts'
import { explainProblem } from './explain-problem.ts'
import { useRefusedCodes } from './use-refused-codes.ts'
import type { CheckoutValues, Details } from './values.ts'

vi.mock('#web/features/auth/session/session.ts', () => ({ useSignedIn: () => false }))
vi.mock('#web/features/cart/cart.ts', () => ({ refreshCart: () => Promise.resolve() }))
afterEach(clearCodes)

const outcome = (code: string, reason: CodeOutcome['reason'] = null): CodeOutcome => ({
  code,
  reason,
  missingAmount: null,
  missingQuantity: null,
})
const summaryOf = (...codes: CodeOutcome[]) => ({ codes, products: [], adjustments: [] }) as unknown as Summary
const details = {} as Details
const refusal = (errors: Record<string, string[]>) => refuse('PROMOTION_CODE_IS_REFUSED', errors)

test('a code that the order is refused for, though the summary applies it, is named with its reason', async () => {
  const onRefusedCodes = vi.fn<(outcomes: CodeOutcome[]) => void>()
  const shown = summaryOf(outcome('OLD', 'EXPIRED'), outcome('FINE'), outcome('ONCE'))
  const remedies = { refresh: () => Promise.resolve(shown), onIssues: () => false, onRefusedCodes }
  const problem = await explainProblem(refusal({ 'codes.1': ['USED_BY_YOU'] }), details, shown, remedies)
  expect(problem).toMatchObject({ error: { code: 'PROMOTION_CODE_IS_REFUSED' } })
  expect(onRefusedCodes.mock.calls).toEqual([[[outcome('ONCE', 'USED_BY_YOU')]]])
})

test('a code that the refreshed summary refuses itself is left to it', async () => {
  const onRefusedCodes = vi.fn<(outcomes: CodeOutcome[]) => void>()
  const remedies = { refresh: () => Promise.resolve(summaryOf(outcome('ONCE', 'USED_UP'))), onIssues: () => false, onRefusedCodes }
  await explainProblem(refusal({ 'codes.0': ['USED_UP'] }), details, summaryOf(outcome('ONCE')), remedies)
  expect(onRefusedCodes.mock.calls).toEqual([[[]]])
})

test("a refused code isn't sent again until it is another buyer's, and is forgotten when it is removed", () => {
  addCode('FINE')
  addCode('ONCE')
  const { result } = renderHook(() => {
    const { control, setValue } = useForm<CheckoutValues>({ defaultValues: { email: 'ada@example.com' } })
    return { ...useRefusedCodes(control), setValue }
  })
  const state = () => [result.current.codes, result.current.refused.map(({ code }) => code)]
  expect(state()).toEqual([['FINE', 'ONCE'], []])
  act(() => result.current.onRefused([outcome('ONCE', 'USED_BY_YOU')]))
  expect(state()).toEqual([['FINE'], ['ONCE']])
  act(() => result.current.setValue('email', 'bo@example.com'))
  expect(state()).toEqual([['FINE', 'ONCE'], []])
  act(() => result.current.setValue('email', 'ada@example.com'))
  act(() => removeCode('ONCE'))
  expect(state()).toEqual([['FINE'], []])
})
