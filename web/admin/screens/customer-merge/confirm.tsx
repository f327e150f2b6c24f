import { useState } from 'react'
import type { MergeSide } from '#contract/admin/merging.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Problem } from '#web/admin/ui/problem.tsx'

interface ConfirmProps {
  stay: MergeSide
  gone: MergeSide
  /** The text that has to be typed. */
  expected: string
  onMerged: () => void
}

/** Merging can't be undone, so the account that disappears has to be typed. */
export function Confirm({ stay, gone, expected, onMerged }: ConfirmProps) {
  const t = useText('admin-merge')
  const { busy, error, run } = useAction()
  const [typed, setTyped] = useState('')
  const isNamed = typed.trim().toLowerCase() === expected.toLowerCase()
  const merge = () =>
    run(async () => {
      await staff('POST /admin/customers/:id/merge', { id: stay.id, from: gone.id, confirm: typed.trim() })
      onMerged()
    })
  return (
    <form
      className="grid max-w-[36rem] gap-4 rounded-card border border-bad p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isNamed && !busy) void merge()
      }}
    >
      <h2 className="font-semibold">{t('confirm.title')}</h2>
      <p className="text-sm text-quiet">{t('confirm.text')}</p>
      <Field
        label={t('confirm.label', { what: expected })}
        autoComplete="off"
        value={typed}
        maxLength={254}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error !== null && <Problem error={error} />}
      <ActionButton type="submit" look="bad" className="justify-self-start" busy={busy} disabled={!isNamed}>
        {t('confirm.merge')}
      </ActionButton>
    </form>
  )
}
