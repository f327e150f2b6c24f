import { useText } from '#web/lib/text.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'

/** The terms the buyer agrees to by ordering, beside the order button. */
export function TermsNote() {
  const t = useText('checkout')
  return (
    <p className="mb-5 text-sm text-quiet">
      <LinkedText text={t('terms')} />
    </p>
  )
}
