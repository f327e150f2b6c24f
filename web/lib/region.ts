/** The country in the browser's language settings if it's one of these, otherwise the first. Browser only. */
export function likelyCountry(countries: string[]): string {
  const regions = navigator.languages.map((language) => regionOf(language))
  return regions.find((region) => region !== undefined && countries.includes(region)) ?? countries[0] ?? ''
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}
