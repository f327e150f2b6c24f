// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { earlyClickScript, replayEarlyClick } from './early-clicks.ts'

const pressed = vi.fn<(id: string) => void>()
const listen = (...listener: Parameters<typeof addEventListener>) => {
  addEventListener(...listener)
  afterAll(() => {
    removeEventListener(...listener)
    delete window.earlyClick
  })
}
// oxlint-disable-next-line no-implied-eval -- what the page runs as its inline script
new Function('addEventListener', earlyClickScript)(listen)

/** A page as the server sends it; React takes over with `hydrate`. */
beforeEach(() => {
  delete document.documentElement.dataset['hydrating']
  delete document.documentElement.dataset['hydrated']
  document.body.innerHTML =
    '<button id="add" data-replay=""><b>Add</b></button><button id="more" data-replay=""></button><button id="other"></button><button id="theme" type="button"></button>'
  pressed.mockClear()
})
function hydrate(): void {
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed(button.id))
  document.documentElement.dataset['hydrating'] = ''
  document.documentElement.dataset['hydrated'] = ''
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()

test('a click before hydration is replayed afterwards, once', () => {
  press('#add b')
  press('#add')
  press('#other')
  hydrate()
  replayEarlyClick()
  replayEarlyClick()
  expect(pressed.mock.calls).toEqual([['add']])
})

test('of several clicks the last is replayed', () => {
  press('#add')
  press('#more')
  hydrate()
  replayEarlyClick()
  expect(pressed.mock.calls).toEqual([['more']])
})

test('a button that only needs React is replayed once React listens', () => {
  press('#theme')
  hydrate()
  replayEarlyClick()
  expect(pressed.mock.calls).toEqual([['theme']])
  delete document.documentElement.dataset['hydrated']
  press('#theme')
  replayEarlyClick()
  expect(pressed.mock.calls).toEqual([['theme'], ['theme']])
})

test('a click after hydration is not replayed, nor one on a removed button', () => {
  press('#add')
  document.querySelector('#add')!.remove()
  hydrate()
  replayEarlyClick()
  expect(pressed).not.toHaveBeenCalled()
  press('#more')
  replayEarlyClick()
  expect(pressed.mock.calls).toEqual([['more']])
})
