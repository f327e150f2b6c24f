import { type FormEvent, useState } from 'react'
import type { Post } from '#contract/post.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PostIcon } from '../post-icon.tsx'
import { AudienceSelect } from './audience-select.tsx'
import { beginDraft, recordOfToday } from './begin-draft.ts'
import { ClubSelect } from './club-select.tsx'
import { ComposerTools } from './composer-tools.tsx'
import { newPoll } from './draft-poll.ts'
import { DraftPictures } from './draft-pictures.tsx'
import { DraftQuote } from './draft-quote.tsx'
import { DraftText } from './draft-text.tsx'
import { DraftVideo } from './draft-video.tsx'
import { audienceChoices, type Draft, type DraftClub, hasVideo } from './draft.ts'
import type { ComposerPart } from './parts.ts'
import { PollFields } from './poll-fields.tsx'
import { ProductField } from './product-field.tsx'
import { RecordFields } from './record-fields.tsx'
import { nextHour } from './schedule.ts'
import { ScheduleField } from './schedule-field.tsx'
import { useAutosave } from './use-autosave.ts'
import { useSend } from './use-send.ts'

interface ComposerProps {
  /** The id of the author. */
  by: string
  /** The part it was opened for. */
  part?: ComposerPart | undefined
  /** The club to post in; without it, the person chooses. */
  club?: DraftClub | undefined
  onPosted: (post: Post) => void
  onClose: () => void
}

/** Writes a post. Each change is stored in this browser until the post is sent, so that nothing is lost. */
export function Composer({ by, part, club, onPosted, onClose }: ComposerProps) {
  const t = useText('composer')
  const unit = useUnit()
  const [draft, setDraft] = useState(() => beginDraft(by, part, club))
  const [shown, setShown] = useState({
    pictures: part === 'pictures' || (draft.pictures.length > 0 && !hasVideo(draft)),
    video: part === 'video' || hasVideo(draft),
    products: part === 'products' || draft.products.length > 0,
  })
  const [uploading, setUploading] = useState(false)
  /** When it's published, as typed; null for right away. */
  const [time, setTime] = useState<string | null>(null)
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
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
  })
  /** A post has either pictures or a video. */
  const isOther = (wanted: ComposerPart) => (wanted === 'video' && !hasVideo(draft)) || (wanted === 'pictures' && hasVideo(draft))
  const add = (wanted: ComposerPart) => {
    if (wanted === 'record') change({ record: draft.record ?? recordOfToday() })
    else if (wanted === 'poll') change({ poll: draft.poll ?? newPoll })
    else if (isOther(wanted) && draft.pictures.length > 0) toast('info', t('either'))
    else setShown({ ...shown, ...(wanted !== 'products' && { pictures: false, video: false }), [wanted]: true })
  }
  return (
    <form
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
      <div className="post-part grid gap-4 pb-4">
        <DraftText
          text={draft.text}
          clubId={draft.club?.id}
          isQuote={draft.quote !== null}
          hasFocus={part === undefined}
          onChange={(text) => change({ text })}
        />
        {draft.quote && <DraftQuote quote={draft.quote} onRemove={() => change({ quote: null })} />}
        {draft.poll && <PollFields poll={draft.poll} onChange={(poll) => change({ poll })} onRemove={() => change({ poll: null })} />}
        {draft.record && (
          <RecordFields
            record={draft.record}
            weightUnit={unit}
            onChange={(record) => change({ record })}
            onRemove={() => change({ record: null })}
          />
        )}
        {shown.pictures && <DraftPictures pictures={draft.pictures} onChange={(pictures) => change({ pictures })} onBusy={setUploading} />}
        {shown.video && <DraftVideo pictures={draft.pictures} onChange={(pictures) => change({ pictures })} onBusy={setUploading} />}
        {shown.products && <ProductField products={draft.products} onChange={(products) => change({ products })} />}
        {time !== null && <ScheduleField value={time} onChange={setTime} />}
        {problem !== null && <Alert tone="bad">{problem}</Alert>}
      </div>
      <ComposerTools has={{ ...shown, record: draft.record !== null, poll: draft.poll !== null }} onAdd={add}>
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
        <Button type="submit" busy={busy} className="min-h-11">
          {t(time === null ? 'post' : 'schedule.title')}
        </Button>
      </ComposerTools>
    </form>
  )
}
