import { type FormEvent, useState } from 'react'
import type { Club, ClubVisibility } from '#contract/clubs/clubs.ts'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { invalidFieldsOf } from '#web/lib/wrong-fields.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Check } from '#web/ui/check.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { CoverField } from './cover-field.tsx'

interface ClubFields {
  name: string
  place: string
  description: string
  rules: string
  visibility: ClubVisibility
  cover: string | null
  acceptDisclaimer: boolean
}
const visibilities = ['public', 'private', 'hidden'] as const

interface ClubFormProps {
  /** Absent for a new club. */
  club?: Club
  action: string
  send: (fields: ClubFields) => Promise<void>
}

/** The form for a club's description and who can join. Needs the group "club-forms". */
export function ClubForm({ club, action, send }: ClubFormProps) {
  const t = useText('club-forms')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [cover, setCover] = useState(club?.cover ?? null)
  const [wrong, setWrong] = useState<string[]>([])
  const [uploading, setUploading] = useState(false)
  const asks = isRefusal(error) && error.code === 'DISCLAIMER_NOT_ACCEPTED'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget
    const names = invalidFieldsOf(fields)
    setWrong(names)
    if (names[0]) return fields.querySelector<HTMLElement>(`[name=${names[0]}]`)?.focus()
    void run(() => send({ ...fieldsFrom(new FormData(fields)), cover }))
  }
  return (
    <form onSubmit={submit} noValidate className="grid content-start gap-5">
      {error !== null && !asks && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <Field
        name="name"
        label={t('fields.name')}
        mark={t('required')}
        defaultValue={club?.name}
        required
        minLength={3}
        error={wrong.includes('name') ? t('fields.nameProblem') : undefined}
        maxLength={limits.club.name}
        autoComplete="off"
      />
      <Field
        name="place"
        label={t('fields.place')}
        mark={t('optional')}
        hint={t('fields.placeHint')}
        defaultValue={club?.place}
        maxLength={limits.club.place}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={t('fields.description')}
        mark={t('optional')}
        defaultValue={club?.description}
        maxLength={limits.club.description}
        rows={3}
      />
      <CoverField url={cover} onChange={setCover} onBusy={setUploading} />
      <ChoiceGroup label={t('fields.visibility')}>
        {visibilities.map((value) => (
          <RadioCard
            key={value}
            name="visibility"
            value={value}
            title={t(`visibility.${value}`)}
            text={t(`visibilityText.${value}`)}
            defaultChecked={value === (club?.visibility ?? 'public')}
          />
        ))}
      </ChoiceGroup>
      <TextArea
        name="rules"
        label={t('fields.rules')}
        mark={t('optional')}
        hint={t('fields.rulesHint')}
        defaultValue={club?.rules}
        maxLength={limits.club.rules}
        rows={4}
      />
      {asks && <Disclaimer isMissing={wrong.includes('accept')} />}
      <Button type="submit" busy={busy || uploading}>
        {action}
      </Button>
    </form>
  )
}

/** The fields of the form, without the cover. */
function fieldsFrom(form: FormData): Omit<ClubFields, 'cover'> {
  const text = (field: string) => ((form.get(field) ?? '') as string).trim()
  return {
    name: text('name'),
    place: text('place'),
    description: text('description'),
    rules: text('rules'),
    visibility: visibilities.find((one) => one === form.get('visibility')) ?? 'public',
    acceptDisclaimer: form.get('accept') === 'on',
  }
}

/** What a founder has to accept. */
function Disclaimer({ isMissing }: { isMissing: boolean }) {
  const t = useText('club-forms')
  return (
    <div className="grid gap-2">
      <Check name="accept" label={t('disclaimer')} required />
      {isMissing && (
        <p role="alert" className="text-sm text-bad">
          {t('disclaimerProblem')}
        </p>
      )}
      <TextLink to={urls.clubDisclaimer()}>{t('disclaimerLink')}</TextLink>
    </div>
  )
}
