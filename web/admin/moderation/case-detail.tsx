import { useCallback, useState } from 'react'
import type { ModerationCaseDetail } from '#contract/moderation-cases.ts'
import { urls } from '#contract/urls.ts'
import { useKeys } from '#web/admin/keys/keys.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Video } from '#web/ui/video.tsx'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { caseTitle } from './case-title.ts'
import { CasePerson } from './case-person.tsx'
import { Decide } from './decide.tsx'

interface CaseDetailProps {
  id: string
  backTo: string
  onChange: () => void
  onDecided: () => void
}

/** A case in its context: the reported content and its place, the reporters and the decision, with the person beside it. */
export function CaseDetail({ id, backTo, onChange, onDecided }: CaseDetailProps) {
  const t = useText('admin-moderation')
  const ask = useCallback(() => staff('GET /admin/moderation/cases/:id', { id }), [id])
  const data = useAsyncData<ModerationCaseDetail>(ask)
  return (
    <Loaded data={data} bones={['h-64']} failed={t('failed')}>
      {(value) => (
        <div className="min-w-0 xl:grid xl:grid-cols-[minmax(0,1fr)_14rem]">
          <div className="grid min-w-0 content-start gap-4 p-4 md:p-6">
            <ActionLink to={backTo} look="bare" className="justify-self-start lg:hidden">
              {t('back')}
            </ActionLink>
            <Head value={value} />
            <Reasons value={value} />
            <ReportedContent value={value} />
            {value.appeal !== null && (
              <blockquote className="border-s-3 border-ink ps-4 wrap-anywhere whitespace-pre-line">
                <span className="font-semibold">{`${t('appeal')}: `}</span>
                {value.appeal}
              </blockquote>
            )}
            <Decide value={value} onChange={onChange} onDecided={onDecided} />
          </div>
          <CasePerson value={value} />
        </div>
      )}
    </Loaded>
  )
}

function Head({ value: { kind, club, createdAt, reports, severity, decision, decidedBy, state } }: { value: ModerationCaseDetail }) {
  const t = useText('admin-moderation')
  const time = useShortTime()
  return (
    <div className="border-b border-line pb-3">
      <p className="text-quiet">
        {[t(`kinds.${kind}`), club && t('in', { club: club.name }), time(createdAt), t(`severity.${severity as 1}`)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2 className="line-clamp-2 text-lg font-semibold wrap-anywhere">{caseTitle({ reports }, t) ?? t(`kinds.${kind}`)}</h2>
      {state === 'closed' && decision && <p>{t('by', { what: t(`decided.${decision}`), name: decidedBy ?? t('nobody') })}</p>}
    </div>
  )
}

function Reasons({ value: { reasons, rightBefore, totalReports, reports } }: { value: ModerationCaseDetail }) {
  const t = useText('admin-moderation')
  const number = useNumber()
  const most = Math.max(...reasons.map(({ count }) => count), 1)
  return (
    <div className="grid gap-2 border-b border-line pb-4">
      <p className="font-semibold">{t('reports', { count: totalReports })}</p>
      <ul className="grid max-w-112 gap-1">
        {reasons.map(({ reason, count }) => (
          <li key={reason} className="grid grid-cols-[9rem_1fr_2rem] items-center gap-2">
            <span className="truncate text-quiet">{t(`reasons.${reason}`)}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-full">
              <rect width={(100 * count) / most} height="6" className="fill-ink" />
            </svg>
            <span className="text-end">{number(count)}</span>
          </li>
        ))}
      </ul>
      {rightBefore > 0 && <p className="text-quiet">{t('right', { count: rightBefore })}</p>}
      {reports
        .filter(({ note }) => note !== '')
        .map(({ note, at }) => (
          <p key={at + note} className="wrap-anywhere text-quiet">{`"${note}"`}</p>
        ))}
    </div>
  )
}

/** The reported content. Potentially disturbing content is covered until someone uncovers it. */
function ReportedContent({ value: { kind, text, owner, media, parent, postId, club, severity } }: { value: ModerationCaseDetail }) {
  const t = useText('admin-moderation')
  const [shown, setShown] = useState(severity < 3)
  useKeys(t('keys.title'), [{ keys: 'v', label: t('keys.uncover'), run: () => setShown(true) }])
  const place =
    kind === 'person' || kind === 'story' || kind === 'record' || kind === 'message' || kind === 'routine'
      ? urls.person(owner.handle)
      : kind === 'club' && club
        ? urls.club(club.slug)
        : postId && urls.post(postId)
  return (
    <div className="overflow-hidden rounded-card border border-line">
      {parent && (
        <p className="border-b border-line bg-studio px-4 py-3 text-quiet">
          <span className="block text-xs">{t(kind === 'comment' ? 'under' : 'quotes', { name: parent.author })}</span>
          <span className="line-clamp-3 wrap-anywhere">{parent.text}</span>
        </p>
      )}
      <p className="flex items-center gap-3 px-4 pt-4 font-semibold">
        <Avatar name={owner.name} url={owner.avatar} size="small" />
        {owner.name}
      </p>
      {shown ? (
        <>
          <p className="px-4 py-3 text-base wrap-anywhere whitespace-pre-line">{text}</p>
          {media.map(({ url, alt, width, height, video }) =>
            video ? (
              <Video key={url} video={video} poster={url} label={alt || t('video')} play={t('play')} className="max-h-96 w-full" />
            ) : (
              <Picture key={url} url={url} alt={alt} width={width} height={height} className="h-auto max-h-96 w-full object-contain" />
            ),
          )}
        </>
      ) : (
        <div className="m-4 grid justify-items-start gap-2 rounded-input bg-studio p-4">
          <p className="text-quiet">{t('covered')}</p>
          <ActionButton keySign="V" onClick={() => setShown(true)}>
            {t('uncover')}
          </ActionButton>
        </div>
      )}
      {place && (
        <p className="px-4 pb-3">
          <a href={place} className="inline-flex min-h-9 items-center text-link">
            {t('open')}
          </a>
        </p>
      )}
    </div>
  )
}
