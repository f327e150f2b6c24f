import { useText } from '#web/lib/text.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'

/** What one agrees to by ordering, beside the button that orders. */
export function TermsNote() {
  const t = useText('checkout')
  return (
    <p className="mb-5 text-sm text-quiet">
      <LinkedText text={t('terms')} />
    </p>
  )
}
