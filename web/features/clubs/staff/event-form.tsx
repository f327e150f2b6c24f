import { type FormEvent, useState } from 'react'
import type { ClubEvent } from '#contract/clubs/events.ts'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { inputTime, timeOfInput } from './input-time.ts'

interface EventFormProps {
  slug: string
  /** Absent for a new event. */
  event?: ClubEvent
  onClose: () => void
  onSaved: (event: ClubEvent) => void
}

/** Creates or edits an event of a club. Needs the group "club-forms". */
export function EventForm({ slug, event, onClose, onSaved }: EventFormProps) {
  const t = useText('club-forms')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [wrong, setWrong] = useState<string>()
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const form = new FormData(submitted.currentTarget)
    const text = (field: string) => ((form.get(field) ?? '') as string).trim()
    const startsAt = timeOfInput(text('starts'))
    const endsAt = timeOfInput(text('ends'))
    const problem = !startsAt || !endsAt || endsAt <= startsAt ? t('event.wrongTimes') : undefined
    setWrong(problem)
    if (!startsAt || !endsAt || problem) return
    const capacity = text('capacity') === '' ? null : Number(text('capacity'))
    const fields = { title: text('title'), place: text('place'), description: text('description'), startsAt, endsAt, capacity }
    void run(async () => {
      onSaved(
        await (event
          ? signed('PATCH /club-events/:id', { id: event.id, ...fields })
          : signed('POST /clubs/:slug/events', { slug, ...fields })),
      )
      toast('success', t(event ? 'event.saved' : 'event.planned'))
      onClose()
    })
  }
  return (
    <Dialog open title={t(event ? 'event.edit' : 'event.plan')} place="side" onClose={onClose}>
      <form onSubmit={submit} className="grid min-h-0 grow content-start gap-5 overflow-y-auto p-5">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <Field
          name="title"
          label={t('event.title')}
          defaultValue={event?.title}
          required
          minLength={3}
          maxLength={limits.club.eventTitle}
          autoComplete="off"
        />
        <div className="grid gap-5 md:grid-cols-2">
          <Field
            name="starts"
            type="datetime-local"
            label={t('event.starts')}
            defaultValue={event && inputTime(event.startsAt)}
            required
            error={wrong}
          />
          <Field name="ends" type="datetime-local" label={t('event.ends')} defaultValue={event && inputTime(event.endsAt)} required />
        </div>
        <Field name="place" label={t('event.place')} defaultValue={event?.place} maxLength={limits.club.eventPlace} autoComplete="off" />
        <Field
          name="capacity"
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.club.eventCapacity}
          label={t('event.capacity')}
          hint={t('event.capacityHint')}
          defaultValue={event?.capacity ?? undefined}
        />
        <TextArea name="description" label={t('event.text')} defaultValue={event?.description} maxLength={limits.club.eventText} rows={4} />
        <Button type="submit" busy={busy}>
          {t(event ? 'event.save' : 'event.plan')}
        </Button>
      </form>
    </Dialog>
  )
}
