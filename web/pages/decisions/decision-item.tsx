import { type FormEvent, useState } from 'react'
import type { OwnDecision } from '#contract/moderation.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useLiftName } from '#web/features/profiles/lift-name.ts'
import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const appealMax = 1000

/** A moderator's decision, its reason, and the appeal. Needs the groups "report-content" and "people". */
export function DecisionItem({ item, onAnswered }: { item: OwnDecision; onAnswered: (appeal: string) => void }) {
  const t = useText('report-content')
  const moment = useMoment()
  const lift = useLiftName()
  const amount = useAmount()
  const { kind, record, decision, reason, message, decidedAt, club } = item
  const isAgainst = decision !== 'restored'
  const text = record ? `${lift(record.lift)} ${amount(record.value, record.measure).text}` : item.text
  return (
    <li className={`rounded-card border border-line border-s-4 bg-surface p-5 ${isAgainst ? 'border-s-warn' : 'border-s-good'}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg font-semibold">{t(`decisions.decided.${decision}`, { what: t(`decisions.kinds.${kind}`) })}</span>
        <time dateTime={decidedAt} className="text-sm text-quiet">
          {moment(decidedAt)}
        </time>
      </p>
      {isAgainst && <p className="mt-1">{t('decisions.reason', { reason: t(`decisions.reasons.${reason}`) })}</p>}
      {isAgainst && club !== null && <p className="text-sm text-quiet">{t('decisions.byClub', { club })}</p>}
      {text !== '' && (
        <blockquote className="mt-3 rounded-input bg-studio px-4 py-3">
          <p className="line-clamp-3 wrap-anywhere">{text}</p>
        </blockquote>
      )}
      {isAgainst && message !== '' && (
        <p className="mt-3 wrap-anywhere whitespace-pre-line">
          <span className="font-medium">{club === null ? t('decisions.fromUs') : t('decisions.fromClub', { club })}: </span>
          {message}
        </p>
      )}
      <p className="mt-2">
        <TextLink to={placeOf(item)}>{t('decisions.see')}</TextLink>
      </p>
      {isAgainst && <Answer item={item} onAnswered={onAnswered} />}
    </li>
  )
}

function placeOf({ kind, place }: OwnDecision): string {
  if (kind === 'story') return urls.stories()
  if (kind === 'message') return urls.messages()
  if (kind === 'routine') return urls.training()
  if (kind === 'person' || kind === 'record') return urls.person(place)
  return kind === 'club' ? urls.club(place) : urls.post(place)
}

interface AnswerProps {
  item: OwnDecision
  onAnswered: (appeal: string) => void
}

function Answer({ item: { kind, subjectId, appeal, appealUntil, isWaiting }, onAnswered }: AnswerProps) {
  const t = useText('report-content')
  const moment = useMoment()
  const [now] = useState(() => Date.now())
  const errorMessage = useErrorMessage()
  const [open, setOpen] = useState(false)
  const { busy, error, run } = useAction()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = (new FormData(event.currentTarget).get('text') as string).trim()
    if (text === '') return
    void run(async () => {
      await signed('POST /moderation-appeals', { kind, subjectId, text })
      toast('success', t('decisions.sent'))
      onAnswered(text)
    })
  }
  if (appeal !== null)
    return (
      <div className="mt-4 border-t border-line pt-3">
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-medium">{t('decisions.yours')}: </span>
          {appeal}
        </p>
        <p className="mt-1 text-quiet">{t(isWaiting ? 'decisions.waiting' : 'decisions.final')}</p>
      </div>
    )
  if (Date.parse(appealUntil) < now) return <p className="mt-4 text-quiet">{t('decisions.over')}</p>
  if (!open)
    return (
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t('decisions.answer')}
        </Button>
        <p className="text-sm text-quiet">{t('decisions.until', { date: moment(appealUntil) })}</p>
      </div>
    )
  return (
    <form onSubmit={send} className="mt-4 grid justify-items-start gap-3">
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press that asks to type */}
      <TextArea name="text" label={t('decisions.why')} maxLength={appealMax} rows={4} required autoFocus className="w-full" />
      <Button type="submit" busy={busy}>
        {t('decisions.send')}
      </Button>
    </form>
  )
}
