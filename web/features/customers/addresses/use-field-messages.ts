import { useText } from '#web/lib/text.ts'
import type { AddressField, AddressName } from './fields.ts'
import type { Issue } from './issues.ts'

interface FieldIssue extends Issue {
  /** With the name of its address before it where a form has several. */
  name: 'email' | AddressField | `${AddressName}.${AddressField}`
}

/** The sentence of an issue: what to do. Needs the group "checkout". */
export function useSay(): (issue: FieldIssue) => string {
  const t = useText('checkout')
  return ({ name, path, kind, max }) => {
    if (kind === 'long') return t('errors.long', { max: max ?? 0 })
    const field = (name.split('.')[1] ?? name) as AddressField | 'email'
    if (field === 'fullName' && path.endsWith('lastName') && kind === 'missing') return t('errors.fullName.lastName')
    return t(`errors.${field}.${kind}`)
  }
}
