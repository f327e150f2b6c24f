// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Profiler } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveProduct } from '#contract/catalogue.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { loadText } from '#web/lib/text.ts'
import { ShopCard } from './shop-card.tsx'

const cardOf = (id: string, over: Partial<Card> = {}): Card => ({
  id,
  slug: id,
  name: id,
  brand: 'Northbar',
  price: 10,
  was: null,
  shot: ['/1.svg', '', 8, 8],
  rating: 4.5,
  rated: 2,
  only: { id: `${id}-v`, max: 99 },
  ...over,
})
const liveOf = (id: string, stock: LiveProduct['variants'][number]['stock'] = { state: 'in' }): LiveProduct => ({
  id,
  rating: { average: 4.5, count: 2 },
  variants: [{ id: `${id}-v`, stock }],
})

let requested: string[][] = []
let answers: Record<string, LiveProduct> = {}
let whenIdle: (() => void)[] = []
let time = 0

beforeAll(() => loadText('en', ['common']))
beforeEach(() => {
  requested = []
  answers = {}
  whenIdle = []
  time = 1_000_000
  vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work))
  vi.spyOn(Date, 'now').mockImplementation(() => time)
  setTransport(async (_, input) => {
    const { id: ids } = input as { id: string[] }
    requested.push(ids)
    return { products: ids.flatMap((id) => answers[id] ?? []) }
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setTransport(overHttp)
})

const idle = () => act(async () => whenIdle.splice(0).forEach((work) => work()))
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

let renders: string[] = []
const list = (cards: Card[]) =>
  cards.map((card) => (
    <Profiler key={card.id} id={card.id} onRender={(id) => renders.push(id)}>
      <ShopCard card={card} />
    </Profiler>
  ))

describe('the cards of a page', () => {
  test('request live data in one call, once the browser is idle, and new ones separately', async () => {
    const [a, b, c] = [cardOf('a'), cardOf('b'), cardOf('c')]
    const { rerender } = render(list([a, b]))
    expect(requested).toEqual([])
    await idle()
    expect(requested).toEqual([['a', 'b']])
    rerender(list([a, b, c]))
    await idle()
    expect(requested).toEqual([['a', 'b'], ['c']])
  })

  test('request live data in calls of 40', async () => {
    render(list(Array.from({ length: 90 }, (_, n) => cardOf(`p${n}`))))
    await idle()
    expect(requested.map((ids) => ids.length)).toEqual([40, 40, 10])
  })

  test('change only if something differs', async () => {
    answers = { sold: liveOf('sold', { state: 'out' }), same: liveOf('same'), few: liveOf('few', { state: 'low', left: 2 }) }
    render(list([cardOf('sold'), cardOf('same'), cardOf('few')]))
    expect(screen.queryByText('Sold out')).toBeNull()
    renders = []
    await idle()
    expect(renders).toEqual(['sold', 'few'])
    screen.getByText('Sold out')
    screen.getByText(/2 left/)
    expect(screen.queryByRole('button', { name: /^Add sold/ })).toBeNull()
    screen.getByRole('button', { name: /^Add same/ })
  })

  test('are refreshed when a tab is shown again after a minute, not before', async () => {
    answers = { a: liveOf('a') }
    render(list([cardOf('a')]))
    await idle()
    time += 59_999
    await comeBack()
    expect(requested).toHaveLength(1)
    time += 1
    answers = { a: liveOf('a', { state: 'out' }) }
    await comeBack()
    expect(requested).toHaveLength(2)
    screen.getByText('Sold out')
  })

  test('stay unchanged when the call fails', async () => {
    setTransport(async () => {
      throw new Error('down')
    })
    render(list([cardOf('a')]))
    renders = []
    await idle()
    expect(renders).toEqual([])
  })
})

describe('a card', () => {
  test('shows cached live data when shown again, and newer loaded data instead', async () => {
    const card = cardOf('a')
    answers = { a: liveOf('a', { state: 'out' }) }
    render(list([card]))
    await idle()
    cleanup()
    render(list([card]))
    screen.getByText('Sold out')
    cleanup()
    render(list([{ ...card }]))
    expect(screen.queryByText('Sold out')).toBeNull()
  })

  test('is hydrated as the server sent it, then shows live data', async () => {
    const card = cardOf('a')
    const html = renderToString(list([card]))
    answers = { a: liveOf('a', { state: 'out' }) }
    render(list([card]))
    await idle()
    const root = document.createElement('div')
    root.innerHTML = html
    const problems: unknown[] = []
    const mounted = await act(async () => hydrateRoot(root, list([card]), { onRecoverableError: (error) => problems.push(error) }))
    expect(problems).toEqual([])
    expect(root.textContent).toContain('Sold out')
    act(() => mounted.unmount())
  })
})
