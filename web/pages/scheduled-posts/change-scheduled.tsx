import { scheduleLimits } from '#contract/schedule-limits.ts'
import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Audience } from '#contract/post.ts'
import type { ScheduledPost } from '#contract/scheduled-posts.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { earliest, latest, nextHour, scheduleTime, timeZone } from '#web/features/posts/composer/schedule.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { localTime } from '#web/lib/local-time.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const audiences = ['public', 'followers', 'me'] as const satisfies readonly Audience[]

interface ChangeScheduledProps {
  post: ScheduledPost
  /** Called with the changed post, or null if nothing was changed. */
  onDone: (post: ScheduledPost | null) => void
}

/** Changes the text, the audience and the time of a scheduled post in place. Needs the group "ui". */
export function ChangeScheduled({ post: { id, text, audience: stored, publishAt, club }, onDone }: ChangeScheduledProps) {
  const t = useText('composer')
  const posts = useText('posts')
  const errorMessage = useErrorMessage()
  const [audience, setAudience] = useState<Audience>(stored)
  const [time, setTime] = useState(() => (publishAt ? localTime(Date.parse(publishAt)) : nextHour()))
  const [wrong, setWrong] = useState<'past' | 'far' | null>(null)
  const { busy, error, run } = useAction()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = scheduleTime(time)
    setWrong(typeof at === 'string' ? at : null)
    if (typeof at === 'string') return
    const typed = new FormData(event.currentTarget).get('text') as string
    const changes = { id, text: typed, publishAt: at.iso, ...(audience !== stored && { audience }) }
    void run(async () => onDone(await signed('PATCH /scheduled-posts/:id', changes)))
  }
  return (
    <form noValidate onSubmit={save} className="mt-3 grid gap-3">
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever chose to edit wants to type */}
      <TextArea name="text" label={t('scheduled.text')} defaultValue={text} maxLength={limits.post.text} autoFocus />
      {club === null && (
        <Select
          label={t('scheduled.audience')}
          value={audience}
          options={audiences.map((value) => ({ value, name: posts(`audience.${value}`) }))}
          onChange={({ currentTarget }) => setAudience(audiences.find((one) => one === currentTarget.value) ?? 'public')}
        />
      )}
      <Field
        type="datetime-local"
        label={t('scheduled.at')}
        hint={t('scheduled.zone', { zone: timeZone() })}
        error={wrong ? t(`scheduled.wrong.${wrong}`, { days: scheduleLimits.daysAhead }) : undefined}
        value={time}
        min={earliest()}
        max={latest()}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('scheduled.save')}
        </Button>
        <Button look="secondary" onClick={() => onDone(null)}>
          {t('scheduled.cancel')}
        </Button>
      </div>
    </form>
  )
}
