/** The country of the person's own language settings, where it is one of these; else the first of them. Only in the browser. */
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
