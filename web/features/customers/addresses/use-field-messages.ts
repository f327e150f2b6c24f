import { useText } from '#web/lib/text.ts'
import type { AddressFieldName, AddressName } from './fields.ts'
import type { Issue } from './issues.ts'

interface FieldIssue extends Issue {
  /** Prefixed with the name of its address in a form that has several. */
  name: 'email' | AddressFieldName | `${AddressName}.${AddressFieldName}`
}

/** The message for an issue, which says what to do. Needs the group "checkout". */
export function useFieldMessages(): (issue: FieldIssue) => string {
  const t = useText('checkout')
  return ({ name, kind, max, example }) => {
    if (kind === 'long') return t('errors.long', { max: max ?? 0 })
    const field = (name.split('.')[1] ?? name) as AddressFieldName | 'email'
    if (example !== undefined) return t('errors.postCode.example', { example })
    return t(`errors.${field}.${kind}`)
  }
}
