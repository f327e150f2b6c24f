import { type ReactNode } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import type { ResultsProps } from './load.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Link, TextLink } from '#web/ui/link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { withText } from '#web/lib/with-text.ts'
import { useOwnResults } from './use-own-results.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const FollowButton = lazyPart(async () => (await withText(['people'], import('#web/features/profiles/follow-button.tsx'))).FollowButton)

type Results = ApiOutput<'GET /search/'>
const peopleOf = ({ people }: Pick<Results, 'people'>) => people?.items
const clubsOf = ({ clubs }: Pick<Results, 'clubs'>) => clubs?.items

/** The people that match a query. */
export function People({ data }: ResultsProps) {
  const { q, results } = data
  const { items, isOwn, change } = useOwnResults('PEOPLE', { q, shared: peopleOf(results) ?? [], pick: peopleOf })
  return (
    <Section data={data} kind="PEOPLE" isEmpty={items.length === 0}>
      {items.map(({ id, name, handle, avatar, relation }) => (
        <Row
          key={id}
          name={name}
          about={`@${handle}`}
          to={urls.person(handle)}
          action={
            isOwn && (
              <FollowButton
                quiet
                person={{ handle, name }}
                relation={relation}
                onChange={(now) => change((before) => before.map((one) => (one.id === id ? { ...one, relation: now } : one)))}
              />
            )
          }
        >
          <Avatar name={name} url={avatar} />
        </Row>
      ))}
    </Section>
  )
}

/** The clubs that match a query. */
export function Clubs({ data }: ResultsProps) {
  const t = useText('search')
  const { q, results } = data
  const { items } = useOwnResults('CLUB', { q, shared: clubsOf(results) ?? [], pick: clubsOf })
  return (
    <Section data={data} kind="CLUB" isEmpty={items.length === 0}>
      {items.map(({ id, slug, name, place, members, membership }) => (
        <Row
          key={id}
          name={name}
          about={[place, t('members', { count: members })].filter(Boolean).join(' · ')}
          to={urls.club(slug)}
          action={membership && <Tag>{t(`membership.${membership}`)}</Tag>}
        >
          <Crest name={name} className="size-11" />
        </Row>
      ))}
    </Section>
  )
}

function Section({ data, kind, isEmpty, children }: ResultsProps & { kind: 'PEOPLE' | 'CLUB'; isEmpty: boolean; children: ReactNode }) {
  const t = useText('search')
  const { q, tab, results } = data
  if (isEmpty)
    return (
      <div className="mt-8">
        <EmptyState title={t(`nothing.${kind}`, { query: q })} text={t('nothing.communityText')}>
          {results.totals.products > 0 && (
            <ButtonLink to={urls.search(q)}>{t('nothing.products', { count: results.totals.products })}</ButtonLink>
          )}
          <ButtonLink to={urls.collection()} look="secondary">
            {t('nothing.all')}
          </ButtonLink>
        </EmptyState>
      </div>
    )
  return (
    <section aria-label={t(`tabs.${kind}`)} className={tab === 'ALL' ? 'mt-14' : 'mt-8'}>
      {tab === 'ALL' && (
        <SectionHeading title={t(`tabs.${kind}`)}>
          <TextLink to={urls.search(q, kind)}>{t('seeAll')}</TextLink>
        </SectionHeading>
      )}
      <ul className="grid gap-x-8 md:grid-cols-2">{children}</ul>
    </section>
  )
}

interface RowProps {
  name: string
  about: string
  to: string
  /** An action, or the reader's relation; above the link that fills the row. */
  action?: ReactNode
  children: ReactNode
}

function Row({ name, about, to, action, children }: RowProps) {
  return (
    <li className="relative flex min-h-16 items-center gap-4 border-b border-line py-3 max-[14rem]:flex-wrap">
      {children}
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-medium">
          <Link to={to} className="after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        </span>
        <span className="block text-sm text-quiet">{about}</span>
      </span>
      {action && <span className="relative shrink-0">{action}</span>}
    </li>
  )
}
