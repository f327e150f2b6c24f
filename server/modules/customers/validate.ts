import type { validateAddress } from '#contract/customers/customers.ts'
import { address } from '#contract/customers/addresses.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { postCodeProblem, writePostCode } from './postcodes.ts'

type Typed = ParsedOf<typeof validateAddress>

/** What is wrong with an address, by field, and how it is usually written. Nothing is kept, and nobody has to follow it. */
export function checkAddress(typed: Typed, countries: string[]): OutputOf<typeof validateAddress> {
  const tidy = tidied(typed)
  const problems = problemsOf(tidy, countries)
  const changed = Object.entries(tidy).filter(([name, value]) => value !== undefined && value !== typed[name as keyof Typed])
  const suggestion = Object.fromEntries(changed.filter(([name]) => !problems[name])) as Record<string, string>
  return { valid: Object.keys(problems).length === 0, ...(Object.keys(suggestion).length > 0 && { suggestion }), problems }
}

function problemsOf(tidy: Typed, countries: string[]): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const { path, message } of address.safeParse(tidy).error?.issues ?? []) (problems[String(path[0])] ??= []).push(message)
  const { country = '', postCode = '' } = tidy
  if (!problems.country && !countries.includes(country)) problems.country = ['is not a country that we send to']
  const wrong = postCodeProblem(postCode, country)
  if (!problems.postCode && wrong) problems.postCode = [wrong]
  return problems
}

/** As it is usually written: single spaces, the country's form of a postcode, a city with capitals, a phone in E.164. */
function tidied(typed: Typed): Typed {
  const spaced = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value?.trim().replace(/\s+/g, ' ')])) as Typed
  const { city, postCode, country, phone, email } = spaced
  const upper = country?.toUpperCase()
  return {
    ...spaced,
    ...(upper && { country: upper }),
    ...(city && { city: capitalised(city) }),
    ...(postCode && { postCode: writePostCode(postCode, upper ?? '') }),
    ...(phone && { phone: phone.replace(/[\s().-]/g, '').replace(/^00/, '+') }),
    ...(email && { email: email.toLowerCase() }),
  }
}

/** Only what was typed all in small or all in capital letters: "den Haag" and "McAllen" know better. */
function capitalised(city: string): string {
  if (city !== city.toLowerCase() && city !== city.toUpperCase()) return city
  return city.toLowerCase().replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
