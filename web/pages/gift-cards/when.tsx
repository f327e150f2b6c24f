import { limits } from '#contract/limits.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useText } from '#web/lib/text.ts'
import { ChipChoice } from '#web/ui/chip.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import type { ComposeState } from './use-compose.ts'

const dayMs = 86_400_000
const dayAfter = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** Sends the card right away, or on a day within the next year. */
export function When({ compose: { values, change, problems } }: { compose: ComposeState }) {
  const t = useText('gift-cards')
  // The page is cached, so only the browser knows the current day.
  const hydrated = useHydrated()
  return (
    <div className="grid gap-4">
      <ChoiceGroup label={t('when.label')} row>
        {(['now', 'later'] as const).map((when) => (
          <ChipChoice key={when} name="when" value={when} checked={values.when === when} onChange={() => change({ when, sendOn: '' })}>
            {t(`when.${when}`)}
          </ChipChoice>
        ))}
      </ChoiceGroup>
      {values.when === 'later' && (
        <Field
          name="sendOn"
          label={t('when.day')}
          mark={t('required')}
          hint={t('when.hint')}
          error={problems.sendOn && t('when.wrong')}
          type="date"
          min={hydrated ? dayAfter(0) : undefined}
          max={hydrated ? dayAfter(limits.giftCard.daysAhead) : undefined}
          value={values.sendOn}
          onChange={(event) => change({ sendOn: event.target.value })}
          required
        />
      )}
    </div>
  )
}
