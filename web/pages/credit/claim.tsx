import { type SyntheticEvent, useState } from 'react'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

/** Converts a gift card's balance into store credit, so that its code isn't needed again. */
export function Claim({ onClaimed }: { onClaimed: () => Promise<void> }) {
  const t = useText('credit')
  const money = useMoney()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [code, setCode] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (code.trim().length < 4) return
    void run(async () => {
      const { claimed } = await signed('POST /credit/claim', { code })
      toast('success', t('page.claimed', { amount: money(claimed) }))
      setCode('')
      await onClaimed()
    })
  }
  return (
    <form onSubmit={send} className="rounded-card border border-line p-5">
      <h2 className="display mb-1 text-lg">{t('page.claim')}</h2>
      <p className="mb-4 text-sm text-quiet">{t('page.claimText')}</p>
      <Field
        label={t('label')}
        error={error === null ? undefined : errorMessage(error)}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputClass="uppercase"
      />
      <Button type="submit" busy={busy} className="mt-4 w-full">
        {t('page.add')}
      </Button>
    </form>
  )
}
