import { useText } from '#web/lib/text.ts'
import { whereRegions } from './countries.ts'
import type { AddressFieldName, AddressName } from './fields.ts'
import type { Issue } from './issues.ts'

interface FieldIssue extends Issue {
  /** Prefixed with the name of its address in a form that has several. */
  name: 'email' | AddressFieldName | `${AddressName}.${AddressFieldName}`
}

/** The message for an issue of an address in a country, which says what to do. Needs the group "checkout". */
export function useFieldMessages(): (issue: FieldIssue, country?: string) => string {
  const t = useText('checkout')
  return ({ name, path, kind, max = 0, example }, country = '') => {
    // A field for the whole name has issues of its first part.
    if (kind === 'long') return t(path.endsWith('firstName') ? 'errors.longFirst' : 'errors.long', { max })
    const field = (name.split('.')[1] ?? name) as AddressFieldName | 'email'
    const regions = whereRegions(country)
    if (field === 'region' && regions) return t('errors.region.of', { name: t(`fields.names.region.${regions}`).toLowerCase() })
    if (field === 'postCode' && country === 'US') return t(`errors.zip.${kind}`)
    if (example !== undefined) return t('errors.postCode.example', { example })
    return t(`errors.${field}.${kind}`)
  }
}
