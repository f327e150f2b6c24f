import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { CodeOutcome } from '#contract/promotions.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { inputShape } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { useFieldButton } from '#web/ui/use-field-button.ts'
import { CodeResult } from './code-result.tsx'
import { addCode, removeCode, useCodes } from './stored-codes.ts'

export interface CodesFieldProps {
  /** The result of each code, as of the server's last answer. */
  outcomes: CodeOutcome[]
  busy: boolean
}

/** The promotion codes that were entered, each with its result, and a field for another one. Needs the group "promo-codes". */
export function CodesField({ outcomes, busy }: CodesFieldProps) {
  const t = useText('promo-codes')
  const codes = useCodes()
  const { isOpen, open, close, button } = useFieldButton()
  const [unknown, setUnknown] = useState('')
  // An unknown code is probably mistyped. It isn't stored, but stays in the field to be corrected.
  const mistyped = busy ? undefined : outcomes.find(({ code, reason }) => reason === 'UNKNOWN' && codes.includes(code))?.code
  useEffect(() => {
    if (mistyped === undefined) return
    setUnknown(mistyped)
    open()
    removeCode(mistyped)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `open` is a new function each time
  }, [mistyped])
  const done = () => {
    setUnknown('')
    close()
  }
  const last = outcomes.find(({ code }) => code === codes.at(-1))
  const message = busy || !last ? '' : last.reason === null ? t('applied', { code: last.code }) : t('refused', { code: last.code })
  return (
    <div>
      {codes.length > 0 && (
        <ul className="grid gap-1">
          {codes.map((code) => (
            <li key={code}>
              <CodeResult code={code} outcome={outcomes.find((one) => one.code === code)} onRemove={() => removeCode(code)} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && codes.length < promotionLimits.codesMax ? (
        <Typing key={unknown} unknown={unknown} busy={busy} onDone={done} />
      ) : (
        codes.length < promotionLimits.codesMax && <TextButton {...button}>{t(codes.length > 0 ? 'another' : 'add')}</TextButton>
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  )
}

interface TypingProps {
  /** An unknown code that was typed before. */
  unknown: string
  busy: boolean
  onDone: () => void
}

/** Not a form, because the checkout around it is one already. */
function Typing({ unknown, busy, onDone }: TypingProps) {
  const t = useText('promo-codes')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(unknown)
  const [error, setError] = useState<'UNKNOWN' | 'EMPTY' | null>(unknown === '' ? null : 'UNKNOWN')
  useEffect(() => input.current?.focus(), [])

  function apply(): void {
    const code = typed.trim().toUpperCase()
    if (code === '' || code === unknown) {
      setError(code === '' ? 'EMPTY' : 'UNKNOWN')
      return input.current?.focus()
    }
    addCode(code)
    onDone()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <div className="py-1">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t('label')}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(null)
          }}
          onKeyDown={onKeyDown}
          maxLength={promotionLimits.codeMax}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${inputShape} min-w-0 uppercase`}
        />
        <Button look="secondary" busy={busy} onClick={apply}>
          {t('apply')}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-bad">
          {error === 'EMPTY' ? t('empty') : t('reasons.UNKNOWN')}
        </p>
      )}
    </div>
  )
}
