import { type FormEvent, useRef, useState } from 'react'
import type { Post } from '#contract/post.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PostIcon } from '../post-icon.tsx'
import { AudienceSelect } from './audience-select.tsx'
import { beginDraft } from './begin-draft.ts'
import { ClubSelect } from './club-select.tsx'
import { ComposerTools } from './composer-tools.tsx'
import { DraftParts } from './draft-parts.tsx'
import { audienceChoices, type Draft, type DraftClub } from './draft.ts'
import type { ComposerPart } from './parts.ts'
import { nextHour } from './schedule.ts'
import { ScheduleField } from './schedule-field.tsx'
import { useAutosave } from './use-autosave.ts'
import { useParts } from './use-parts.ts'
import { useSend } from './use-send.ts'

interface ComposerProps {
  /** The id of the author. */
  by: string
  /** The part it was opened for. */
  part?: ComposerPart | undefined
  /** The club to post in; without it, the person chooses. */
  club?: DraftClub | undefined
  /** In a dialog its toolbar stays at the dialog's end; on a page above the bar of phones. */
  inDialog?: boolean
  onPosted: (post: Post) => void
  onClose: () => void
}

/** Writes a post. Each change is stored in this browser until the post is sent, so that nothing is lost. */
export function Composer({ by, part, club, inDialog = false, onPosted, onClose }: ComposerProps) {
  const t = useText('composer')
  const unit = useUnit()
  const [draft, setDraft] = useState(() => beginDraft(by, part, club))
  const form = useRef<HTMLFormElement>(null)
  const [uploading, setUploading] = useState(false)
  /** When it's published, as typed; null for right away. */
  const [time, setTime] = useState<string | null>(null)
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
  const { shown, add } = useParts(draft, part, change)
  const stopSaving = useAutosave(by, draft)
  const { send, busy, problem } = useSend({
    by,
    draft,
    unit,
    uploading,
    time,
    change,
    onSent: (post) => {
      stopSaving()
      if (post) onPosted(post)
      else onClose()
    },
    onPollWrong: () => focusPoll(form.current),
  })
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('title')}
      className="post"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="post-part flex items-center justify-between pt-2">
        <p className="font-semibold">{t('title')}</p>
        <IconButton label={t('close')} className="-me-2" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="post-part flex flex-wrap gap-2 pb-2">
        {!club && <ClubSelect value={draft.club} onChange={(place) => change({ club: place, audience: audienceChoices(place)[0]! })} />}
        <AudienceSelect value={draft.audience} club={draft.club} onChange={(audience) => change({ audience })} />
        <IconButton
          label={t('schedule.title')}
          aria-pressed={time !== null}
          className="aria-pressed:bg-studio"
          onClick={() => setTime(time === null ? nextHour() : null)}
        >
          <PostIcon name="clock" />
        </IconButton>
      </div>
      <div className="post-part grid gap-4 pb-4">
        <DraftParts draft={draft} shown={shown} hasFocus={part === undefined} onChange={change} onBusy={setUploading} />
        {time !== null && <ScheduleField value={time} onChange={setTime} />}
        {problem !== null && <Alert tone="bad">{problem}</Alert>}
      </div>
      <ComposerTools has={{ ...shown, record: draft.record !== null, poll: draft.poll !== null }} inDialog={inDialog} onAdd={add}>
        <Button type="submit" busy={busy} className="ms-auto min-h-11">
          {t(time === null ? 'post' : 'schedule.title')}
        </Button>
      </ComposerTools>
    </form>
  )
}

/** Focuses the first empty option of a poll that isn't complete; if none is empty, the first. */
function focusPoll(form: HTMLFormElement | null): void {
  const options = [...(form?.querySelectorAll<HTMLInputElement>('[data-poll-options] input') ?? [])]
  ;(options.find(({ value }) => value.trim() === '') ?? options[0])?.focus()
}
