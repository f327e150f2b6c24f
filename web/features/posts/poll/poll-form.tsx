import { type FormEvent, useId, useState } from 'react'
import type { Poll } from '#contract/polls.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'

interface PollFormProps {
  poll: Poll
  busy: boolean
  onVote: (choices: number[]) => void
  /** Present if the member has voted already. */
  onCancel?: () => void
}

/** The form of a poll. */
export function PollForm({ poll: { options, isMultiple, choices }, busy, onVote, onCancel }: PollFormProps) {
  const t = useText('polls')
  const name = useId()
  const [isEmpty, setEmpty] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).getAll(name).map(Number)
    setEmpty(chosen.length === 0)
    if (chosen.length > 0) onVote(chosen)
  }
  return (
    <form onSubmit={send}>
      <fieldset className="min-w-0" aria-describedby={isEmpty ? `${name}-note` : undefined}>
        <legend className="mb-2 text-sm text-quiet">{t(isMultiple ? 'several' : 'one')}</legend>
        <ul className="grid grid-cols-1 gap-2">
          {options.map(({ text }, index) => (
            <li key={text}>
              <label className="flex min-h-11 items-center gap-3 rounded-input border border-edge px-3 py-2 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-studio">
                <input
                  type={isMultiple ? 'checkbox' : 'radio'}
                  name={name}
                  value={index}
                  defaultChecked={choices.includes(index)}
                  className="size-5 shrink-0"
                  onChange={() => setEmpty(false)}
                />
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <p id={`${name}-note`} role="status" className="text-sm text-bad not-empty:mt-2">
        {isEmpty && t('empty')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" busy={busy} type="submit">
          {t('send')}
        </Button>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
