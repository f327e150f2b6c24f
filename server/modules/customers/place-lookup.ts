import { formatPostcode, postcodeProblem } from '#contract/customers/postcodes.ts'
import { regionOfPostcode } from '#contract/customers/region-of-postcode.ts'
import { embeddedPlaces } from './embedded-places.ts'

/** The place of a postcode. A part is empty if it isn't certain. */
interface Place {
  city: string
  region: string
}

/** Looks up postcodes, in the embedded table or through a service. */
interface PlaceLookup {
  find(country: string, postCode: string): Promise<Place>
}

/** Cities by the longest matching postcode prefix, regions by the post's ranges. Invalid postcodes have no place. */
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
