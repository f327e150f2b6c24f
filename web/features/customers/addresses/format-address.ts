import { addressLines, type WrittenAddress } from '#contract/customers/address-lines.ts'
import type { Address } from '#contract/customers/addresses.ts'
import { fullName } from '#contract/customers/full-name.ts'

/** The whole name of who lives there. */
export const fullNameOf = (address: Pick<Address, 'firstName' | 'lastName'>): string => fullName(address)

/** Where it is, in a line: to tell one from another. */
export const formatPlace = (address: WrittenAddress): string => addressLines(address).slice(1).join(', ')

/** What a country is called in this language; its code where it has no name there. */
export const countryName = (country: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country

/** The countries whose English name takes an article within a sentence. */
const withArticle = new Set('AE AX BS CC CF CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN SB TC TF UM US VG VI'.split(' '))

/** The same within a sentence: "in the United States". */
export const countryInSentence = (country: string, locale: string): string =>
  `${locale === 'en' && withArticle.has(country) ? 'the ' : ''}${countryName(country, locale)}`
