// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Card } from '#web/features/catalogue/card.ts'
import { loadText } from '#web/lib/text.ts'
import { MarketRail } from './market-rail.tsx'

const cards = Array.from({ length: 8 }, (_, at): Card => {
  const id = `p${at}`
  return { id, slug: id, name: id, brand: '', price: 1, was: null, shot: ['/1.svg', '', 8, 8], rating: 0, rated: 0 }
})

beforeAll(() => loadText('en', ['common']))
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', () => undefined)
  vi.stubGlobal('scrollY', 0)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const rail = <MarketRail id="rated" title="Top rated" cards={cards} />

it('a rail of the market renders what the widest window shows, and the rest on scroll, click or key press', async () => {
  for (const use of ['scroll', 'pointerdown', 'keydown']) {
    const { unmount } = render(rail)
    expect(shown()).toEqual(['p0', 'p1', 'p2', 'p3'])
    await act(async () => document.body.dispatchEvent(new Event(use)))
    expect(shown()).toEqual(cards.map(({ id }) => id))
    unmount()
  }
})

it('a rail of the market renders all on a page scrolled already, and if it may be visible at first', () => {
  render(<MarketRail first id="best" title="Best sellers" cards={cards} />)
  expect(shown()).toHaveLength(8)
  cleanup()
  vi.stubGlobal('scrollY', 900)
  render(rail)
  expect(shown()).toHaveLength(8)
})

it('a rail of the market is server-rendered with its first four cards', () => {
  expect(renderToString(rail).match(/<article/g)).toHaveLength(4)
})

it('a rail of the market scrolls as soon as the cards are there if its arrow is the first click, and has no arrows if everything fits', async () => {
  const scrolls = vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(() => expect(shown()).toHaveLength(8))
  render(rail)
  await act(async () => screen.getByRole('button', { name: 'Top rated: next', hidden: true }).click())
  await vi.waitFor(() => expect(scrolls).toHaveBeenCalledOnce())
  await act(async () => screen.getByRole('button', { name: 'Top rated: next', hidden: true }).click())
  expect(scrolls).toHaveBeenCalledTimes(2)
  cleanup()
  render(<MarketRail id="few" title="Few" cards={cards.slice(0, 4)} />)
  expect(screen.getByRole('button', { name: 'Few: next', hidden: true }).parentElement!.className).toContain('hoverable:xl:hidden')
  scrolls.mockRestore()
})
