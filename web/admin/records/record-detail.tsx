import { useCallback, useEffect, useRef } from 'react'
import type { FlaggedRecordDetail } from '#contract/admin/records.ts'
import { urls } from '#contract/urls.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Decide } from './decide.tsx'
import { HistoryChart } from './history-chart.tsx'
import { HistoryTable } from './history-table.tsx'
import { RecordPerson } from './record-person.tsx'
import { useLift } from './use-lift.ts'

interface RecordDetailProps {
  id: string
  /** Focuses the heading, because the lift replaces one that was just decided. */
  takesFocus: boolean
  backTo: string
  onDecided: () => void
}

/** A flagged lift in its context: the flags, the person's history and the post, with the person beside it. */
export function RecordDetail({ id, takesFocus, backTo, onDecided }: RecordDetailProps) {
  const t = useText('admin-records')
  const ask = useCallback(() => staff('GET /admin/records/:id', { id }), [id])
  const data = useAsyncData<FlaggedRecordDetail>(ask)
  return (
    <Loaded data={data} bones={['h-64']} failed={t('failed')}>
      {(value) => (
        <div className="min-w-0 border-line lg:border-t xl:grid xl:grid-cols-[minmax(0,1fr)_15rem]">
          <div className="grid min-w-0 content-start gap-4 p-4 md:p-6">
            <ActionLink to={backTo} look="bare" className="justify-self-start lg:hidden">
              {t('back')}
            </ActionLink>
            <Head value={value} takesFocus={takesFocus} />
            <HistoryChart value={value} />
            {value.post && <Post post={value.post} />}
            {value.appeal !== null && (
              <blockquote className="border-s-3 border-ink ps-4 wrap-anywhere whitespace-pre-line">
                <span className="font-semibold">{`${t('appeal')}: `}</span>
                {value.appeal}
              </blockquote>
            )}
            <Decide value={value} onDecided={onDecided} />
            <HistoryTable value={value} />
          </div>
          <RecordPerson value={value} />
        </div>
      )}
    </Loaded>
  )
}

/** The reason for the flag, in one sentence. */
function Head({ value, takesFocus }: { value: FlaggedRecordDetail; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const t = useText('admin-records')
  const time = useShortTime()
  const { name, figure } = useLift(value.measure)
  const { flag, before, most, state, decidedBy, decidedAt } = value
  const percent = before === null ? 0 : Math.round((value.value / before - 1) * 100)
  return (
    <div className="border-b border-line pb-3">
      <h2 ref={heading} tabIndex={-1} className="display text-xl">{`${name(value.lift)} ${figure(value.value)}`}</h2>
      <p>
        {flag === 'world_record' || before === null
          ? t('because.world_record', { most: figure(most) })
          : t('because.jump', { percent, before: figure(before) })}
      </p>
      {value.note !== '' && <p className="mt-1 wrap-anywhere text-quiet">{`"${value.note}"`}</p>}
      {state !== 'waiting' && decidedAt !== null && (
        <p className="mt-1 font-medium">{t(`by.${state}`, { name: decidedBy ?? t('nobody'), time: time(decidedAt) })}</p>
      )}
    </div>
  )
}

function Post({ post: { id, text, media } }: { post: NonNullable<FlaggedRecordDetail['post']> }) {
  const t = useText('admin-records')
  return (
    <div className="overflow-hidden rounded-card border border-line">
      {text !== '' && <p className="px-4 pt-3 wrap-anywhere whitespace-pre-line">{text}</p>}
      {media.map(({ url, alt, width, height }) => (
        <Picture key={url} url={url} alt={alt} width={width} height={height} className="mt-3 h-auto max-h-80 w-full object-contain" />
      ))}
      <a href={urls.post(id)} className="inline-flex min-h-11 items-center px-4 text-link">
        {t('open')}
      </a>
    </div>
  )
}
