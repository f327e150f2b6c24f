import type { FastifyRequest } from 'fastify'
import { type Locale, prefixOf, splitLocale } from '#contract/locales.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { urlInChosenLanguage } from './languages.ts'

/** A request's destination: the page's URL without its language prefix. */
export interface Place {
  locale: Locale
  prefix: string
  url: string
}

/** Pages that a shop without a catalogue doesn't have. */
const ofCatalogue = /^\/(?:market|collections|product|search|compare)(?:[/?]|$)/

type Shop = Pick<Config, 'origin' | 'shop'> & Partial<Pick<Config, 'showProducts' | 'locales'>>

/** Reads the language of URLs, in a shop that may have only one. */
export function placesOf({ shop, locales = [shop.locale] }: Shop): (url: string) => Place {
  if (locales.length < 2) return (url) => ({ locale: shop.locale, prefix: '', url })
  return (url) => {
    const place = splitLocale(url, locales)
    return { ...place, prefix: prefixOf(place.locale, locales) }
  }
}

interface Redirect {
  to: string
  status: 301 | 302
}

/** Where a request has to be redirected: to its language, or to the front page if the shop has no catalogue. */
export function redirectOf(
  request: FastifyRequest,
  place: Place,
  { origin, shop, showProducts, locales = [shop.locale] }: Shop,
): Redirect | undefined {
  if (locales.length > 1) {
    if (place.prefix === '' && place.url !== request.url) return { to: place.url, status: 301 }
    const chosen = urlInChosenLanguage(request, place, { origin, locales })
    if (chosen !== undefined) return { to: chosen, status: 302 }
  }
  return showProducts === false && ofCatalogue.test(place.url) ? { to: place.prefix + urls.home(), status: 302 } : undefined
}
