import type { Address } from '#contract/customers/addresses.ts'
import { regionCode } from '#contract/customers/region-of-postcode.ts'
import { pick, seededRandom } from './random.ts'
import { type Region, regions } from './regions.ts'

/** A customer of the demo world. Nobody can sign in as one: they have no password, and emails to example.com reach no one. */
export interface Person {
  name: string
  email: string
  /** The language they write in. */
  language: string
  /** The cut they buy, for clothes that come in two. */
  fit: 'Women' | 'Men'
  /** Which of a product's sizes they take, from 0 to 1. */
  size: number
  /** How often they order, compared with others. */
  loyalty: number
  address: Address
}

/** Some 250 people, the same every time. */
export function demoPeople(): Person[] {
  const random = seededRandom(250_111)
  const people = new Map<string, Person>()
  for (const region of regions)
    for (let left = region.customers; left > 0;) {
      const person = personOf(region, random)
      if (people.has(person.email)) continue
      people.set(person.email, person)
      left -= 1
    }
  return [...people.values()]
}

function personOf(region: Region, random: () => number): Person {
  const fit = random() < 0.5 ? 'Women' : 'Men'
  const firstName = pick(fit === 'Women' ? region.women : region.men, random())
  const lastName = pick(region.surnames, random())
  const [city, postCode, province] = pick(region.cities, random())
  const code = regionCode({ country: region.country, region: province, postCode })
  const digits = Math.floor(random() * 1000)
  return {
    name: `${firstName} ${lastName}`,
    email: `${mailName(firstName)}.${mailName(lastName)}.${region.country.toLowerCase()}@example.com`,
    language: region.language,
    fit,
    size: random(),
    // A few come back all the time, most order once or twice.
    loyalty: 0.15 + random() ** 4 * 6,
    address: {
      firstName,
      lastName,
      addressLine1: streetLine(region, 1 + Math.floor(random() * 120), random()),
      addressLine2: '',
      city,
      ...(code !== '' && { region: code }),
      postCode,
      country: region.country,
      phone: `${region.phone}${String(digits).padStart(3, '0')}`,
      tag: 'HOME',
    },
  }
}

/** English-speaking countries and France put the number first. */
function streetLine({ country, streets }: Region, number: number, random: number): string {
  const street = pick(streets, random)
  return ['DE', 'NL', 'ES', 'IT', 'SE', 'PL'].includes(country) ? `${street} ${number}` : `${number} ${street}`
}

const special: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', ı: 'i' }
const mailName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[łßøı]/g, (letter) => special[letter] ?? '')
    .replace(/[^a-z]/g, '')
