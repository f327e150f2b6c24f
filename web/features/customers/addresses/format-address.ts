import { addressLines, type WrittenAddress } from '#contract/customers/address-lines.ts'
import type { Address } from '#contract/customers/addresses.ts'
import { fullName } from '#contract/customers/full-name.ts'

/** The full name on the address. */
export const fullNameOf = (address: Pick<Address, 'firstName' | 'lastName'>): string => fullName(address)

/** The place on one line, to tell addresses apart. */
export const formatPlace = (address: WrittenAddress): string => addressLines(address).slice(1).join(', ')

/** The name of a country in a language; its code if there is no name. */
export const countryName = (country: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country

/** Countries whose English name takes an article within a sentence. */
const withArticle = new Set('AE AX BS CC CF CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN SB TC TF UM US VG VI'.split(' '))

/** The name of a country within a sentence: "in the United States". */
export const countryInSentence = (country: string, locale: string): string =>
  `${locale === 'en' && withArticle.has(country) ? 'the ' : ''}${countryName(country, locale)}`
