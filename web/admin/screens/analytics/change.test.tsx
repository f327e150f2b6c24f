// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { Change } from './change.tsx'

afterEach(cleanup)

test.each([
  ['en', 50, '−50%'],
  ['en', 107.1, '+7.1%'],
  ['bn', 50, '−৫০%'],
])('a change is shown in percent, a fall with a minus that screen readers read out (%s, %d)', (locale, now, shown) => {
  const { container } = render(
    <ShopContext value={{ locale } as Shop}>
      <Change now={now} earlier={100} />
    </ShopContext>,
  )
  expect(container.textContent).toBe(shown)
})
