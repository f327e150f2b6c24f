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

it('has what the widest window shows, and the rest once the page is scrolled, pressed or typed on', async () => {
  for (const use of ['scroll', 'pointerdown', 'keydown']) {
    const { unmount } = render(rail)
    expect(shown()).toEqual(['p0', 'p1', 'p2', 'p3'])
    await act(async () => document.body.dispatchEvent(new Event(use)))
    expect(shown()).toEqual(cards.map(({ id }) => id))
    unmount()
  }
})

it('is whole at once on a page that is scrolled already, and where it may be in sight when the page comes', () => {
  render(<MarketRail first id="best" title="Best sellers" cards={cards} />)
  expect(shown()).toHaveLength(8)
  cleanup()
  vi.stubGlobal('scrollY', 900)
  render(rail)
  expect(shown()).toHaveLength(8)
})

it('comes from the server with its first four', () => {
  expect(renderToString(rail).match(/<article/g)).toHaveLength(4)
})

it('scrolls as soon as the others are there when its arrow is what is first pressed, and has none where there is nothing to scroll on a large screen', async () => {
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
