import { postcodeExample, postcodeProblem } from '#contract/customers/postcodes.ts'
import { regionOfPostcode } from '#contract/customers/region-of-postcode.ts'
import type { Issue } from './issues.ts'
import { whereRegions } from './countries.ts'

interface Place {
  country?: string | undefined
  postCode: string
  region?: string | undefined
}

/** An issue if the postcode doesn't exist in its country; `at` is the path of the address. */
export function postcodeIssues({ country = '', postCode }: Place, at = ''): Issue[] {
  const example = postcodeExample(country)
  if (postCode.trim() === '' || example === undefined || postcodeProblem(postCode, country) === undefined) return []
  return [{ path: `${at}postCode`, kind: 'invalid', example }]
}

/** An issue if the region is missing, where the country has regions and the postcode doesn't determine it. */
export function regionIssues({ country = '', postCode, region = '' }: Place, at = ''): Issue[] {
  const isKnown = region !== '' || regionOfPostcode(country, postCode) !== undefined
  return whereRegions(country) && !isKnown ? [{ path: `${at}region`, kind: 'missing' }] : []
}
