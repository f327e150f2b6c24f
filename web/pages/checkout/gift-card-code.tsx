import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { GiftCard } from '#contract/credit.ts'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

interface GiftCardCodeProps {
  onCard: (card: GiftCard) => void
  onClose: () => void
}

/** The field for a gift card's code. It isn't a form of its own, because it's inside the checkout's. */
export function GiftCardCode({ onCard, onClose }: GiftCardCodeProps) {
  const t = useText('credit')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  useEffect(() => input.current?.focus(), [])

  function apply(): void {
    if (code.trim().length < 4) return input.current?.focus()
    void run(async () => onCard(await call('POST /gift-cards/check', { code })))
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <div className="grid w-full gap-2 md:grid-cols-[1fr_auto] md:items-start">
      <Field
        ref={input}
        label={t('label')}
        error={error === null ? undefined : errorMessage(error)}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        inputClass="uppercase"
      />
      <Button look="secondary" busy={busy} onClick={apply} className="md:mt-[1.65rem]">
        {t('apply')}
      </Button>
    </div>
  )
}
