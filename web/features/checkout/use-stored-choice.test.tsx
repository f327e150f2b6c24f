// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearStoredChoices, useStoredChoice } from './use-stored-choice.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const open = (name: string) => renderHook(() => useStoredChoice(name)).result
const choose = (at: ReturnType<typeof open>, answer: string) => act(() => at.current[1](answer))

test('a choice survives a reload, and is cleared once the order is placed', () => {
  choose(open('payment'), 'Stripe')
  choose(open('method'), 'express')
  expect([open('payment').current[0], open('method').current[0], open('points').current[0]]).toEqual(['Stripe', 'express', undefined])
  clearStoredChoices(['payment', 'method'])
  expect([open('payment').current[0], open('method').current[0]]).toEqual([undefined, undefined])
})

test('without storage a choice lasts as long as the page', () => {
  const closed = () => {
    throw new Error('closed')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  const payment = open('payment')
  choose(payment, 'Stripe')
  expect(payment.current[0]).toBe('Stripe')
})
