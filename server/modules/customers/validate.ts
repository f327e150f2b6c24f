import type { validateAddress } from '#contract/customers/customers.ts'
import { address } from '#contract/customers/addresses.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { formatPostcode, postcodeProblem } from '#contract/customers/postcodes.ts'
import { regionOfPostcode } from '#contract/customers/region-of-postcode.ts'
import { findRegion, regionsOf } from '#contract/customers/regions.ts'

type AddressInput = ParsedOf<typeof validateAddress>

/** The problems of an address by field, and its usual form. Both are suggestions; nothing is saved. */
export function checkAddress(typed: AddressInput, countries: string[]): OutputOf<typeof validateAddress> {
  const normalized = normalize(typed)
  const problems = findProblems(normalized, countries)
  const changed = Object.entries(normalized).filter(([name, value]) => value !== undefined && value !== typed[name as keyof AddressInput])
  const suggestion = Object.fromEntries(changed.filter(([name]) => !problems[name])) as Record<string, string>
  return { valid: Object.keys(problems).length === 0, ...(Object.keys(suggestion).length > 0 && { suggestion }), problems }
}

function findProblems(normalized: AddressInput, countries: string[]): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const { path, message } of address.safeParse(normalized).error?.issues ?? []) (problems[String(path[0])] ??= []).push(message)
  const { country = '', postCode = '', region = '' } = normalized
  if (!problems.country && !countries.includes(country)) problems.country = ['is not a country that we ship to']
  const wrong = postcodeProblem(postCode, country)
  if (!problems.postCode && wrong) problems.postCode = [wrong]
  const strange = regionProblem(country, region, postCode)
  if (!problems.region && strange) problems.region = [strange]
  return problems
}

/** Refuses regions that the country doesn't have or the postcode isn't in. Postcodes that don't determine a region allow any. */
function regionProblem(country: string, region: string, postCode: string): string | undefined {
  if (region === '' || regionsOf(country).length === 0) return undefined
  const found = findRegion(country, region)
  if (!found) return 'is not a state or province of the country'
  const expected = postcodeProblem(postCode, country) === undefined ? regionOfPostcode(country, postCode) : undefined
  return expected !== undefined && expected !== found.code ? `is not where the postcode lies: ${expected}` : undefined
}

/** The usual form: single spaces, the country's postcode format, a capitalized city, a phone number in E.164. */
function normalize(typed: AddressInput): AddressInput {
  const spaced = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value?.trim().replace(/\s+/g, ' ')]),
  ) as AddressInput
  const { city, postCode, region, country, phone, email } = spaced
  const upper = country?.toUpperCase()
  return {
    ...spaced,
    ...(upper && { country: upper }),
    ...(city && { city: capitalizeCity(city) }),
    ...(region && { region: findRegion(upper ?? '', region)?.code ?? region }),
    ...(postCode && { postCode: formatPostcode(postCode, upper ?? '') }),
    ...(phone && { phone: phone.replace(/[\s().-]/g, '').replace(/^00/, '+') }),
    ...(email && { email: email.toLowerCase() }),
  }
}

/** Capitalizes text in all lower or all upper case. "den Haag" and "McAllen" stay as they are. */
function capitalizeCity(city: string): string {
  if (city !== city.toLowerCase() && city !== city.toUpperCase()) return city
  return city.toLowerCase().replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
