import { type FormEvent, useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Post } from '#contract/posts.ts'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sign } from '../sign.tsx'
import { Names } from '../typing/names.tsx'
import { AudienceSelect } from './audience-select.tsx'
import type { ComposerPart } from './composer-row.tsx'
import { ClubSelect } from './club-select.tsx'
import { audiencesIn, type Draft, type DraftClub, isEmpty, loadDraft, newRecord, saveDraft } from './draft.ts'
import { ProductField } from './product-field.tsx'
import { RecordFields } from './record-fields.tsx'
import { postInput } from './post-input.ts'
import { PictureOrder } from './picture-order.tsx'
import { sendDraft } from './send-draft.ts'

interface ComposerProps {
  /** Who writes. */
  by: string
  /** What it was opened for. */
  part?: ComposerPart | undefined
  /** Where it's posted; otherwise the person chooses. */
  club?: DraftClub | undefined
  onPosted: (post: Post) => void
  onClose: () => void
}

/** Characters left are said from here on. */
const leftFrom = 500
const saveAfterMs = 400

/** Writes a post. Each change is stored in this browser until it's posted, so that nothing is lost. */
export function Composer({ by, part, club, onPosted, onClose }: ComposerProps) {
  const t = useText('composer')
  const errorMessage = useErrorMessage()
  const unit = useUnit()
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(() => begin(by, part, club))
  const [shown, setShown] = useState({
    pictures: part === 'pictures' || draft.pictures.length > 0,
    products: part === 'products' || draft.products.length > 0,
  })
  const [uploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, error, run } = useAction()
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
  const stopSaving = useAutosave(by, draft)

  const send = (event: FormEvent) => {
    event.preventDefault()
    const input = postInput(draft, unit)
    const isAway = uploading && !navigator.onLine
    const wrong = uploading ? t(isAway ? 'uploadingOffline' : 'uploading') : isEmpty(draft) ? t('empty') : input ? null : t('record.wrong')
    setProblem(wrong)
    if (wrong !== null || !input) return
    void run(async () => {
      const outcome = await sendDraft({ by, draft, input, unit, change })
      if (outcome === 'full') return setProblem(t('outbox.full'))
      if (outcome === 'changed') return setProblem(t('outbox.problems.changed'))
      stopSaving()
      if (outcome === 'waits') {
        onClose()
        return toast('info', t('outbox.waits'))
      }
      onPosted(outcome)
      toast('success', t('posted'))
    })
  }
  const left = limits.post.text - draft.text.length
  return (
    <form onSubmit={send} aria-label={t('title')} className="post">
      <div className="post-part flex items-center justify-between pt-2">
        <p className="font-semibold">{t('title')}</p>
        <IconButton label={t('close')} className="-me-2" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="post-part grid gap-4 pb-4">
        <div>
          <textarea
            ref={field}
            aria-label={t('text')}
            placeholder={t('placeholder')}
            value={draft.text}
            maxLength={limits.post.text}
            rows={3}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press that asks to type
            autoFocus={part === undefined}
            className="block field-sizing-content max-h-96 min-h-24 w-full resize-none bg-transparent text-lg outline-none"
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
          <Names field={field} clubId={draft.club?.id} />
          <p aria-live="polite" className="text-end text-sm text-quiet">
            {left <= leftFrom && t('left', { count: left })}
          </p>
        </div>
        {draft.record && (
          <RecordFields
            record={draft.record}
            weightUnit={unit}
            onChange={(record) => change({ record })}
            onRemove={() => change({ record: null })}
          />
        )}
        {shown.pictures && <Pictures pictures={draft.pictures} onChange={(pictures) => change({ pictures })} onBusy={setUploading} />}
        {shown.products && <ProductField products={draft.products} onChange={(products) => change({ products })} />}
        {(problem !== null || error !== null) && <Alert tone="bad">{problem ?? errorMessage(error)}</Alert>}
      </div>
      <div className="post-part flex flex-wrap items-center gap-2 border-t border-line py-3">
        <IconButton
          label={t('add.record')}
          aria-pressed={draft.record !== null}
          className="aria-pressed:bg-studio"
          onClick={() => change({ record: draft.record ?? newRecord(today()) })}
        >
          <Sign name="barbell" />
        </IconButton>
        <IconButton
          label={t('add.pictures')}
          aria-pressed={shown.pictures}
          className="aria-pressed:bg-studio"
          onClick={() => setShown({ ...shown, pictures: true })}
        >
          <Sign name="picture" />
        </IconButton>
        <IconButton
          label={t('add.products')}
          aria-pressed={shown.products}
          className="aria-pressed:bg-studio"
          onClick={() => setShown({ ...shown, products: true })}
        >
          <Sign name="product" />
        </IconButton>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
          {!club && <ClubSelect value={draft.club} onChange={(place) => change({ club: place, audience: audiencesIn(place)[0]! })} />}
          <AudienceSelect value={draft.audience} club={draft.club} onChange={(audience) => change({ audience })} />
          <Button type="submit" busy={busy} className="min-h-11">
            {t('post')}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** The date where the person is. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

function begin(by: string, part: ComposerPart | undefined, club: DraftClub | undefined): Draft {
  const stored = loadDraft(by)
  const draft = club && stored.club?.id !== club.id ? { ...stored, club, audience: audiencesIn(club)[0]! } : stored
  return part === 'record' && draft.record === null ? { ...draft, record: newRecord(today()) } : draft
}

/** A moment after the last change, and when the composer or the page goes. Returns how to stop, once it's sent. */
function useAutosave(by: string, draft: Draft): () => void {
  const latest = useRef<Draft | null>(draft)
  useEffect(() => {
    latest.current = draft
    const timer = setTimeout(() => latest.current && saveDraft(by, latest.current), saveAfterMs)
    return () => clearTimeout(timer)
  }, [by, draft])
  useEffect(() => {
    const now = () => latest.current && saveDraft(by, latest.current)
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [by])
  return () => void (latest.current = null)
}

interface PicturesProps {
  pictures: Draft['pictures']
  onChange: (pictures: Draft['pictures']) => void
  onBusy: (busy: boolean) => void
}

/** The picker starts from what there is; another order starts it anew. */
function Pictures({ pictures, onChange, onBusy }: PicturesProps) {
  const [start, setStart] = useState({ key: 0, initial: pictures })
  return (
    <div className="grid gap-3">
      <PicturePicker
        key={start.key}
        feature="post"
        max={limits.post.picturesMax}
        initial={start.initial}
        onChange={(chosen, busy) => {
          onChange(chosen.map(({ url, width, height, alt }) => ({ url, width, height, alt })))
          onBusy(busy)
        }}
      />
      {pictures.length > 1 && (
        <PictureOrder
          pictures={pictures}
          onOrder={(ordered) => {
            onChange(ordered)
            setStart({ key: start.key + 1, initial: ordered })
          }}
        />
      )}
    </div>
  )
}
