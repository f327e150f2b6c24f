import { scheduleLimits } from '#contract/schedule-limits.ts'
import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { ScheduledPost } from '#contract/scheduled-posts.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { ownClubs } from '#web/features/posts/composer/club-select.tsx'
import { audienceChoices } from '#web/features/posts/composer/draft.ts'
import { earliest, latest, nextHour, scheduleTime, timeZone } from '#web/features/posts/composer/schedule.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { localTime } from '#web/lib/local-time.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { changedParts, type Parts, partsOf, problemOf, withCaptions } from './changed-parts.ts'
import { PartFields } from './part-fields.tsx'

interface ChangeScheduledProps {
  post: ScheduledPost
  /** Text to begin with instead of the stored one. */
  text?: string
  /** A failure to begin with. */
  failure?: unknown
  /** Called with the changed post, or null if nothing was changed. */
  onDone: (post: ScheduledPost | null) => void
  /** Called with the post when captions of its video are changed, which is saved whatever becomes of the other changes. */
  onCaptions: (post: ScheduledPost) => void
  /** Called with the typed text and the refusal if the post was changed elsewhere since it was loaded. */
  onStale: (text: string, refusal: unknown) => Promise<void>
}

/** Changes a scheduled post in place: text, pictures or video, poll, club, audience and time. Needs the group "ui". */
export function ChangeScheduled({ post, text: firstText = post.text, failure = null, onDone, onCaptions, onStale }: ChangeScheduledProps) {
  const t = useText('composer')
  const errorMessage = useErrorMessage()
  const [parts, setParts] = useState(() => partsOf(post))
  const [uploading, setUploading] = useState(false)
  const [time, setTime] = useState(() => (post.publishAt ? localTime(Date.parse(post.publishAt)) : nextHour()))
  const [wrong, setWrong] = useState<'past' | 'far' | null>(null)
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const { busy, error, run } = useAction()
  const change = (changed: Partial<Parts>) => {
    setParts((before) => ({ ...before, ...changed }))
    const now = withCaptions(post, changed.pictures ?? [])
    if (now !== post) onCaptions(now)
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = scheduleTime(time)
    const text = new FormData(event.currentTarget).get('text') as string
    const reason = problemOf(parts, text, uploading)
    setWrong(typeof at === 'string' ? at : null)
    setProblem(reason)
    if (typeof at === 'string' || reason) return
    const changes = { id: post.id, version: post.version, text, publishAt: at.iso, ...changedParts(post, parts) }
    void run(async () => {
      try {
        onDone(await signed('PATCH /scheduled-posts/:id', changes))
      } catch (refusal) {
        if (!isRefusal(refusal) || refusal.code !== 'SCHEDULED_POST_WAS_CHANGED') throw refusal
        await onStale(text, refusal)
      }
    })
  }
  return (
    <form noValidate onSubmit={save} className="mt-3 grid grid-cols-1 gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever chose to edit wants to type */}
      <TextArea name="text" label={t('scheduled.text')} defaultValue={firstText} maxLength={limits.post.text} autoFocus />
      <PartFields parts={parts} onChange={change} onBusy={setUploading} />
      <Place parts={parts} onChange={change} />
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
      {problem && <Alert tone="bad">{t(problem)}</Alert>}
      {(error ?? failure) !== null && <Alert tone="bad">{errorMessage(error ?? failure)}</Alert>}
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

/** Where the post is published, and who can see it there. */
function Place({ parts: { club, audience }, onChange }: { parts: Parts; onChange: (changed: Partial<Parts>) => void }) {
  const t = useText('composer')
  const posts = useText('posts')
  const { value: loaded } = useAsyncData(ownClubs)
  const clubs = [...(club && !loaded?.some(({ id }) => id === club.id) ? [club] : []), ...(loaded ?? [])]
  const audiences = audienceChoices(club)
  return (
    <>
      {clubs.length > 0 && (
        <Select
          label={t('place')}
          value={club?.id ?? ''}
          options={[{ value: '', name: t('ownFeed') }, ...clubs.map(({ id, name }) => ({ value: id, name }))]}
          onChange={({ currentTarget: { value } }) => {
            const chosen = clubs.find(({ id }) => id === value) ?? null
            onChange({ club: chosen, audience: audienceChoices(chosen)[0]! })
          }}
        />
      )}
      <Select
        label={t('scheduled.audience')}
        value={audience}
        options={audiences.map((value) => ({ value, name: posts(`audience.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ audience: audiences.find((one) => one === currentTarget.value) ?? 'public' })}
      />
    </>
  )
}
