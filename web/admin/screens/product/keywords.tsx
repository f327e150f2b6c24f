import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { parseKeywords } from '#web/admin/products/parse-keywords.ts'

/** Search keywords, separated by commas. */
export function Keywords({ keywords, onChange }: { keywords: string[]; onChange: (keywords: string[]) => void }) {
  const t = useText('admin-products')
  const [typed, setTyped] = useState(keywords.join(', '))
  // The keywords were changed outside of this field: by someone else's save, or by discarding the draft.
  const value = parseKeywords(typed).join() === keywords.join() ? typed : keywords.join(', ')
  return (
    <Field
      label={t('field.keywords')}
      value={value}
      hint={t('keywordsHint')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(parseKeywords(event.currentTarget.value))
      }}
    />
  )
}
