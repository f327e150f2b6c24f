import { formatPostcode, postcodeProblem } from '#contract/customers/postcodes.ts'
import { regionOfPostcode } from '#contract/customers/region-of-postcode.ts'
import { embeddedPlaces } from './embedded-places.ts'

/** Where a postcode lies; a part is empty where that isn't known for certain. */
export interface Place {
  city: string
  region: string
}

/** Looks up postcodes: in the table that comes with the shop, or at a service behind the same interface. */
export interface PlaceLookup {
  find(country: string, postCode: string): Promise<Place>
}

/** Cities by the first characters of a postcode (the longest that match), regions by the ranges of the post. No postcode that is invalid has a place. */
export const embeddedLookup: PlaceLookup = {
  find(country, typed) {
    const postCode = formatPostcode(typed, country).replace(/[\s-]/g, '')
    if (postcodeProblem(typed, country) !== undefined) return Promise.resolve({ city: '', region: '' })
    const [city = '', region = ''] = cityOf(country, postCode)
    return Promise.resolve({ city, region: region || (regionOfPostcode(country, postCode) ?? '') })
  },
}

function cityOf(country: string, postCode: string): readonly string[] {
  const places = embeddedPlaces[country]
  for (let length = postCode.length; places && length > 0; length -= 1) {
    const found = places.get(postCode.slice(0, length))
    if (found) return found
  }
  return []
}
