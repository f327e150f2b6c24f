import { isExact } from '#contract/currency.ts'
import { isWildcard } from './loopback.ts'
import { requiredTogether, prerequisites, type Settings } from './settings.ts'

/** The settings that others need. */
export function missing(given: Record<string, string | undefined>): string[] {
  const isGiven = (name: string) => given[name] !== undefined
  const needed = (name: string, by: string) => `${name} is needed with ${by}`
  return [
    ...requiredTogether.flatMap((names) => {
      const by = names.find(isGiven)
      return by === undefined ? [] : names.filter((name) => !isGiven(name)).map((name) => needed(name, by))
    }),
    ...prerequisites.filter(([by, name]) => isGiven(by) && !isGiven(name)).map(([by, name]) => needed(name, by)),
  ]
}

/** The settings that can't be as they are, given the others. */
export function contradictions(s: Settings): string[] {
  return [
    s.ORIGIN === undefined && isWildcard(s.HOST) && `ORIGIN is needed with HOST=${s.HOST}: say what browsers call the shop by`,
    ...inexact(s),
    s.LOCALES.length > 0 && new Set(s.LOCALES).size < s.LOCALES.length && 'LOCALES names a language twice',
    s.METRICS_PORT && s.METRICS_PORT === s.PORT && s.PROCESS !== 'worker' && 'METRICS_PORT is the same as PORT',
  ].filter((problem) => typeof problem === 'string')
}

/** The settings whose amounts have more decimals than the shop's currency. */
const inexact = (s: Settings): string[] =>
  (['SHIPPING_STANDARD', 'SHIPPING_EXPRESS', 'SHIPPING_FREE_FROM', 'PAYMENT_COD_MAX', 'GIFT_WRAP_PRICE'] as const)
    .filter((name) => s[name] !== undefined && !isExact(s[name], s.CURRENCY_NAME))
    .map((name) => `${name} is not an amount in ${s.CURRENCY_NAME} (it is "${s[name]}")`)
