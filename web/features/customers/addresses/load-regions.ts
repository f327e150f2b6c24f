import { type Region, regionsOf } from '#contract/customers/regions.ts'

/** The regions of a country as they are called in a language; what isn't English loads its names. */
export const loadRegions = async (country: string, locale: string): Promise<readonly Region[]> =>
  locale === 'en' ? regionsOf(country) : (await import('#contract/customers/region-names.ts')).regionsIn(country, locale)
