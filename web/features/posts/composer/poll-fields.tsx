import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { type DraftPoll, pollSpans } from './draft-poll.ts'

const { pollOption, pollOptionsMin, pollOptionsMax, pollDaysMax } = limits.post

interface PollFieldsProps {
  poll: DraftPoll
  onChange: (poll: DraftPoll) => void
  onRemove: () => void
}

/** The fields of a poll: its options, single or multiple choice, and its duration. The text of the post is the question. */
export function PollFields({ poll, onChange, onRemove }: PollFieldsProps) {
  const t = useText('composer')
  const list = useRef<HTMLOListElement>(null)
  const { options, isMultiple } = poll
  const change = (part: Partial<DraftPoll>) => onChange({ ...poll, ...part })
  // Moves the focus after an option was added or removed, so that keyboard users can continue there.
  const focus = (index: number) => requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus())
  return (
    <fieldset className="grid gap-3 rounded-card bg-studio p-4">
      <legend className="sr-only">{t('poll.title')}</legend>
      <p className="text-sm text-quiet">{t('poll.hint')}</p>
      <ol ref={list} data-poll-options="" className="grid gap-3">
        {options.map((option, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option has no other name while it's typed
          <li key={index}>
            <Field
              label={t('poll.option', { number: index + 1 })}
              value={option}
              maxLength={pollOption}
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was added to type options
              autoFocus={index === 0 && options.every((one) => one === '')}
              onChange={({ currentTarget }) => change({ options: options.with(index, currentTarget.value) })}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              after={
                options.length > pollOptionsMin && (
                  <IconButton
                    label={t('poll.removeOption', { number: index + 1 })}
                    onClick={() => {
                      change({ options: options.toSpliced(index, 1) })
                      focus(Math.max(index - 1, 0))
                    }}
                  >
                    <Icon name="close" className="size-4" />
                  </IconButton>
                )
              }
            />
          </li>
        ))}
      </ol>
      {options.length < pollOptionsMax && (
        <TextButton
          className="justify-self-start"
          onClick={() => {
            change({ options: [...options, ''] })
            focus(options.length)
          }}
        >
          {t('poll.addOption')}
        </TextButton>
      )}
      <Check
        label={t('poll.several')}
        checked={isMultiple}
        onChange={({ currentTarget }) => change({ isMultiple: currentTarget.checked })}
      />
      <Duration poll={poll} onChange={change} />
      <TextButton className="justify-self-start text-quiet" onClick={onRemove}>
        {t('poll.remove')}
      </TextButton>
    </fieldset>
  )
}

/** How many days members can vote. */
function Duration({ poll: { span, days }, onChange }: { poll: DraftPoll; onChange: (part: Partial<DraftPoll>) => void }) {
  const t = useText('composer')
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={t('poll.span')}
        value={span}
        options={pollSpans.map((value) => ({ value, name: value === 'own' ? t('poll.own') : t('poll.days', { count: Number(value) }) }))}
        onChange={({ currentTarget }) => onChange({ span: pollSpans.find((one) => one === currentTarget.value) ?? '1' })}
      />
      {span === 'own' && (
        <Field
          label={t('poll.ownDays', { max: pollDaysMax })}
          type="number"
          inputMode="numeric"
          min={1}
          max={pollDaysMax}
          value={days}
          onChange={({ currentTarget }) => onChange({ days: currentTarget.value })}
        />
      )}
    </div>
  )
}
