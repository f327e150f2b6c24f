// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { major, setShopCurrency } from '#contract/currency.ts'
import { digitsOf } from '#contract/currency-digits.ts'
import { convert, type Exchange, convertPrice, roundings } from '#contract/exchange.ts'
import { currencyScript } from './currency-script.ts'

const euro: Exchange = { code: 'EUR', rate: '0.92', rounding: '99' }
const yen: Exchange = { code: 'JPY', rate: '151.375', rounding: 'whole' }

/** The script's effect on a complete page. */
let whenWhole: (() => void) | undefined
const listen = (_: string, then: () => void) => {
  whenWhole = then
}

/** Those of a page end with it. */
const observers: MutationObserver[] = []

/** Runs the script as a page would, for a browser with this cookie. */
function run(others: Exchange[], chosen?: string, own = 'USD'): void {
  const dataset = { own, locale: 'en-US', others: JSON.stringify(others) }
  const shown = {
    get: (target: Document, key: string) => (key === 'currentScript' ? { dataset } : key === 'cookie' ? cookie : bound(target, key)),
  }
  const cookie = chosen === undefined ? 'XSRF-TOKEN=1' : `XSRF-TOKEN=1; currency=${chosen}`
  class Observer extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback)
      observers.push(this)
    }
    override observe(): void {
      super.observe(document, { childList: true, characterData: true, subtree: true })
    }
  }
  // oxlint-disable-next-line no-implied-eval -- what the page runs as its inline script
  new Function('document', 'MutationObserver', 'addEventListener', currencyScript)(new Proxy(document, shown), Observer, listen)
}
function bound(target: Document, key: string): unknown {
  const value: unknown = Reflect.get(target, key)
  return typeof value === 'function' ? value.bind(target) : value
}
const arrive = (html: string) => {
  document.body.innerHTML = html
  whenWhole?.()
  return document.body.textContent
}
beforeEach(() => {
  whenWhole = undefined
  return () => {
    for (const observer of observers.splice(0)) observer.disconnect()
    delete globalThis.chosenCurrency
    setShopCurrency('USD')
  }
})

test('prices are rewritten in the chosen currency, the surrounding text stays, and its menu entry is marked', () => {
  run([yen, euro], 'EUR')
  const link = (code: string, current = '') => `<a data-currency="${code}"${current}>${code}</a>`
  expect(arrive(`<p><data value="49.9">From $49.90</data></p>${link('USD', ' aria-current="true"')}${link('EUR')}`)).toBe(
    'From €45.99USDEUR',
  )
  expect([...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(['EUR'])
  run([yen, euro], 'JPY')
  expect(arrive('<data value="49.9">$49.90</data>')).toBe('¥7,554')
})

test('thresholds are written without ".00", and rounded differently from prices', () => {
  run([euro], 'EUR')
  expect(arrive('<data value="75" data-short="exact">$75</data>')).toBe('€69')
  expect(arrive('<data value="49.99" data-short="exact">From $49.99</data>')).toBe('From €45.99')
  expect(arrive('<data value="25" data-short="price">Under $25</data>')).toBe('Under €22.99')
  run([yen], 'JPY')
  expect(arrive('<data value="75" data-short="exact">$75</data>')).toBe('¥11,353')
})

test('a unit price is computed from the price in the chosen currency', () => {
  run([yen, euro], 'EUR')
  expect(arrive('<data value="39.5" data-times="1000/900">$43.89 / kg</data>')).toBe('€39.99 / kg')
  expect(globalThis.chosenCurrency?.write(39.5, undefined, [1000, 900])).toBe('€39.99')
  run([yen], 'JPY')
  expect(arrive('<data value="14.5" data-times="1/120">$0.12 / capsule</data>')).toBe('¥18 / capsule')
})

test.each([undefined, 'USD', 'GBP'])('with %s nothing is rewritten', (chosen) => {
  run([yen, euro], chosen)
  expect(arrive('<data value="49.9">$49.90</data>')).toBe('$49.90')
  expect(globalThis.chosenCurrency).toBeUndefined()
})

test('prices that arrive before the document is complete are rewritten, too', async () => {
  run([euro], 'EUR')
  document.body.innerHTML = '<data value="10">$10.00</data>'
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  expect(document.body.textContent).toBe('€8.99')
})

test('it rounds every amount as the server does', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 })
  const parts = fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 9_999_999 }))
  const rates = parts.map(([whole, part]) => `${whole}.${String(part).padStart(7, '0')}`)
  const codes = fc.constantFrom('EUR', 'JPY', 'GBP')
  fc.assert(
    fc.property(
      amount,
      rates,
      codes,
      fc.constantFrom(...roundings),
      fc.constantFrom('USD', 'KRW', 'BHD'),
      (units, rate, code, rounding, own) => {
        setShopCurrency(own)
        const exchange = { code, rate, rounding }
        run([exchange], code, own)
        const chosen = globalThis.chosenCurrency
        expect(chosen?.price(major(units))).toBe(convertPrice(units, exchange) / 10 ** digitsOf(code))
        expect(chosen?.convert(major(units))).toBe(convert(units, exchange) / 10 ** digitsOf(code))
      },
    ),
    { numRuns: 300 },
  )
})
