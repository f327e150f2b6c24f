import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'

/** Words it's found by, with commas between. */
export function Keywords({ keywords, onChange }: { keywords: string[]; onChange: (keywords: string[]) => void }) {
  const t = useText('admin-products')
  const [typed, setTyped] = useState(keywords.join(', '))
  const read = (text: string) =>
    [
      ...new Set(
        text
          .split(',')
          .map((word) => word.trim().slice(0, limits.product.keyword))
          .filter(Boolean),
      ),
    ].slice(0, limits.product.keywordsMax)
  // Somebody else's words, or a discarded draft.
  const value = read(typed).join() === keywords.join() ? typed : keywords.join(', ')
  return (
    <Field
      label={t('field.keywords')}
      value={value}
      hint={t('keywordsHint')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(read(event.currentTarget.value))
      }}
    />
  )
}
