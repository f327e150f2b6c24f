import { moderationReasons } from '#contract/report-reasons.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Decision } from './use-case-calls.ts'

interface DecisionFieldsProps {
  decision: Decision
  /** The number of other posts with the same text. */
  copies: number
  onChange: (decision: Decision) => void
}

/** The broken rule, the length of a suspension in days, and the message to the person, initially the rule's own. */
export function DecisionFields({ decision, copies, onChange }: DecisionFieldsProps) {
  const t = useText('admin-moderation')
  const change = (part: Partial<Decision>) => onChange({ ...decision, ...part })
  const choose = (name: string) => {
    const reason = moderationReasons.find((one) => one === name) ?? decision.reason
    change({ reason, message: t(`messages.${reason}`) })
  }
  return (
    <>
      {copies > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-y border-line py-2">
          <span className="font-medium">{t('copies', { count: copies })}</span>
          <Check label={t('withCopies')} checked={decision.copies} onChange={() => change({ copies: !decision.copies })} />
        </div>
      )}
      <div className="grid gap-3 md:grid-cols-[1fr_9rem]">
        <Select
          label={t('rule')}
          value={decision.reason}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          options={moderationReasons.map((one) => ({ value: one, name: t(`reasons.${one}`) }))}
        />
        <Field
          type="number"
          min={1}
          max={365}
          label={t('days')}
          value={decision.days}
          onChange={({ currentTarget }) => change({ days: Number(currentTarget.value) || 1 })}
        />
      </div>
      <TextArea
        label={t('reads')}
        rows={3}
        maxLength={500}
        value={decision.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
    </>
  )
}
