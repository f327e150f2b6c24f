import type { ReactNode } from 'react'
import type { StaffClubDetail } from '#contract/admin/clubs.ts'
import { urls } from '#contract/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { FactList } from '#web/admin/ui/fact-list.tsx'

/** A club's description, and why it isn't visible. */
export function Facts({ club }: { club: StaffClubDetail }) {
  const t = useText('admin-clubs')
  const moderation = useText('admin-moderation')
  const number = useNumber()
  const date = useDate()
  const { owner, visibility, members, posts, requests, place, createdAt, removedAt, decision, description, rules } = club
  const facts: [name: string, text: ReactNode][] = [
    [t('column.owner'), owner === null ? '–' : <PersonLink key={owner.id} {...owner} />],
    [t('column.visibility'), t(`visibility.${visibility}`)],
    [t('column.members'), number(members)],
    ...(requests > 0 ? [[t('requests'), number(requests)] as [string, ReactNode]] : []),
    [t('column.posts'), number(posts)],
    ...(place === '' ? [] : [[t('place'), place] as [string, ReactNode]]),
    [t('column.created'), date(createdAt)],
    ...(removedAt === null ? [] : [[t(`since.${club.state === 'closed' ? 'closed' : 'removed'}`), date(removedAt)] as [string, ReactNode]]),
  ]
  return (
    <div className="grid content-start gap-6">
      {decision && (
        <section className="grid gap-1 border-s-3 border-bad ps-4">
          <h2 className="font-semibold">
            {decision.reason === null || decision.reason === 'club-rules' ? t('state.removed') : moderation(`reasons.${decision.reason}`)}
          </h2>
          {decision.message !== '' && <p className="wrap-anywhere whitespace-pre-line">{decision.message}</p>}
          <p className="text-quiet">{t('by', { name: decision.by ?? moderation('nobody'), date: date(decision.at) })}</p>
        </section>
      )}
      <FactList facts={facts} />
      {description !== '' && <TextSection title={t('description')} text={description} />}
      {rules !== '' && <TextSection title={t('rules')} text={rules} />}
    </div>
  )
}

/** A person's profile in the shop. */
export const PersonLink = ({ handle, name }: { handle: string; name: string }) => (
  <a href={urls.person(handle)} className="-my-3 inline-flex min-h-11 items-center text-link wrap-anywhere">
    {name}
  </a>
)

const TextSection = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h2 className="font-semibold">{title}</h2>
    <p className="wrap-anywhere whitespace-pre-line text-quiet">{text}</p>
  </section>
)
