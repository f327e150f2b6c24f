import { useText } from '#web/lib/text.ts'
import type { WaiverState } from './use-waiver.ts'

/** The consent that the law requires for files: they're delivered immediately, which ends the right to withdraw. */
export function Waiver({ waiver: { isAgreed, setAgreed, isMissing, box } }: { waiver: WaiverState }) {
  const t = useText('checkout')
  return (
    <div className="mb-6">
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          ref={box}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={isAgreed}
          required
          aria-invalid={isMissing}
          aria-describedby={isMissing ? 'waiver-missing' : undefined}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <span>{t('waiver.label')}</span>
      </label>
      <p id="waiver-missing" role="alert" className="text-sm text-bad">
        {isMissing && t('waiver.missing')}
      </p>
    </div>
  )
}
