import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, prefixOf } from '#contract/locales.ts'
import type { Config } from '#server/config.ts'

const rendered = new AsyncLocalStorage<Locale>()

/** Runs `work`, such as rendering a page, so that the calls it makes without HTTP answer in this language. */
export const runInLocale = <T>(locale: Locale, work: () => T): T => rendered.run(locale, work)

/** The language of what is being rendered; undefined outside `runInLocale`. */
export const renderedLocale = (): Locale | undefined => rendered.getStore()

const versions = new WeakMap<Config, Map<Locale, Config>>()

/** The original configuration of each language's version. */
const originals = new WeakMap<Config, Config>()

/**
 * The configuration in a language, whatever the language of `config` itself; in the shop's first language if the shop doesn't offer it.
 * Always the same object for the same language.
 */
export function configForLocale(given: Config, locale: Locale | null | undefined): Config {
  const config = originals.get(given) ?? given
  if (!locale || locale === config.shop.locale || !config.locales.includes(locale)) return config
  let known = versions.get(config)
  if (!known) versions.set(config, (known = new Map()))
  let version = known.get(locale)
  if (!version)
    known.set(
      locale,
      (version = {
        ...config,
        pages: config.origin + prefixOf(locale, config.locales),
        shop: { ...config.shop, locale, currency: { ...config.shop.currency, language: locale } },
      }),
    )
  originals.set(version, config)
  return version
}

/** Updates the versions in other languages after the configuration was changed in place. */
export function refreshLocales(config: Config): void {
  for (const version of versions.get(config)?.values() ?? []) {
    const { pages, shop } = version
    const { name, logo, supportEmail, units } = config.shop
    Object.assign(shop, { name, logo, supportEmail, units })
    Object.assign(version, config, { pages, shop })
  }
}

/** The language, if it isn't the shop's first; texts in the first language are originals, all others are translations. */
export const translationLocale = ({ shop, locales }: Pick<Config, 'shop' | 'locales'>): Locale | null =>
  shop.locale === locales[0] ? null : shop.locale

/** The offered language that a client prefers (`bn-BD,bn;q=0.9,en;q=0.8`); the first one if the client accepts none of them. */
export function preferredLocale(header: string | undefined, offered: readonly Locale[]): Locale {
  const [first] = offered as [Locale]
  if (!header || header.length > headerMax) return first
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))?.trim()
    return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
  })
  const best = wanted
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .find(({ language }) => language === '*' || offered.some((locale) => locale === language))
  return offered.find((locale) => locale === best?.language) ?? first
}

const headerMax = 500

/** A value that differs by language; each language's value is made when it's first needed. */
export function perLocale<T>(config: Config, make: (config: Config) => T): (shownIn: Pick<Config, 'shop'>) => T {
  const made = new Map<Locale, T>()
  return ({ shop: { locale } }) => {
    let one = made.get(locale)
    if (one === undefined) made.set(locale, (one = make(configForLocale(config, locale))))
    return one
  }
}
