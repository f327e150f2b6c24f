import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import type { OrderReturn } from '#contract/order-return.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface LabelFieldProps {
  value: string
  onChange: (value: string) => void
  /** Where the form does something without it, too. */
  isOptional?: boolean
}

/** Whether the typed text is a link that the call accepts. */
export const isLabelUrl = (typed: string): boolean => /^https:\/\/[^\s/]/.test(typed.trim()) && URL.canParse(typed.trim())

/** The link to a return's label, as typed; empty for none. */
export function LabelField({ value, onChange, isOptional = false }: LabelFieldProps) {
  const t = useText('admin-orders')
  return (
    <Field
      label={t('returns.label')}
      mark={isOptional ? t('optional') : undefined}
      type="url"
      hint={t('returns.labelHint')}
      error={value.trim() !== '' && !isLabelUrl(value) ? t('ship.urlWrong') : undefined}
      value={value}
      maxLength={limits.shipment.trackingUrl}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** The label of an approved return: its link, and a field to send the first or another label to the buyer. */
export function ReturnLabel({ one, onChange }: { one: OrderReturn; onChange: (order: Order) => void }) {
  const t = useText('admin-orders')
  const { busy, run } = useToastedAction()
  const [typed, setTyped] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isLabelUrl(typed)) return
    const change = async () => {
      onChange(await staff('PUT /admin/returns/:id/label', { id: one.id, labelUrl: typed.trim() }))
      setTyped('')
      toast('success', t('returns.labelSent'))
    }
    void run(() => change())
  }
  const form = (
    <form onSubmit={send} noValidate className="grid gap-3 md:max-w-96">
      <LabelField value={typed} onChange={setTyped} />
      <ActionButton type="submit" busy={busy} disabled={!isLabelUrl(typed)} className="justify-self-start">
        {t('returns.labelSend')}
      </ActionButton>
    </form>
  )
  if (one.labelUrl === undefined) return form
  return (
    <div>
      <a href={one.labelUrl} rel="noreferrer" target="_blank" className="inline-flex min-h-11 items-center text-link md:min-h-8">
        {t('returns.labelOpen')}
      </a>
      <details>
        <summary className="flex min-h-11 items-center text-link md:min-h-8">{t('returns.labelReplace')}</summary>
        <div className="pt-2">{form}</div>
      </details>
    </div>
  )
}
