// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useMoment } from './dates.ts'
import { ShopContext, useShop } from './shop.ts'

const momentIn = (locale: 'en' | 'bn', hour: number) => {
  const Wrapper = ({ children }: { children: ReactNode }) => <ShopContext value={{ ...useShop(), locale }}>{children}</ShopContext>
  const { result } = renderHook(() => useMoment(), { wrapper: Wrapper })
  return result.current(new Date(2026, 10, 28, hour, 5).toISOString())
}

test('a time of day has AM or PM in English, and 24 hours in Bengali', () => {
  expect(momentIn('en', 14)).toMatch(/2026, 2:05\sPM$/)
  expect(momentIn('bn', 9)).toMatch(/২০২৬, ০৯:০৫$/)
  expect(momentIn('bn', 22)).toMatch(/২০২৬, ২২:০৫$/)
})
