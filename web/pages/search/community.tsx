import type { ReactNode } from 'react'
import { urls } from '#contract/urls.ts'
import type { ResultsProps } from './load.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Link, TextLink } from '#web/ui/link.tsx'
import { useOwnPeople } from './use-own-people.ts'

/** The people a query found. */
export function People({ data }: ResultsProps) {
  const items = useOwnPeople(data.q, data.found.people?.items ?? [])
  return (
    <Section data={data} kind="PEOPLE" isEmpty={items.length === 0}>
      {items.map(({ id, name, handle, avatar }) => (
        <Row key={id} name={name} about={`@${handle}`} to={urls.person(handle)}>
          <Avatar name={name} url={avatar} />
        </Row>
      ))}
    </Section>
  )
}

/** The clubs a query found. */
export function Clubs({ data }: ResultsProps) {
  const t = useText('search')
  const items = data.found.clubs?.items ?? []
  return (
    <Section data={data} kind="CLUB" isEmpty={items.length === 0}>
      {items.map(({ id, slug, name, members }) => (
        <Row key={id} name={name} about={t('members', { count: members })} to={urls.club(slug)}>
          <Crest name={name} className="size-11" />
        </Row>
      ))}
    </Section>
  )
}

function Section({ data, kind, isEmpty, children }: ResultsProps & { kind: 'PEOPLE' | 'CLUB'; isEmpty: boolean; children: ReactNode }) {
  const t = useText('search')
  const { q, tab, found } = data
  if (isEmpty)
    return (
      <div className="mt-8">
        <EmptyState title={t(`nothing.${kind}`, { query: q })} text={t('nothing.communityText')}>
          {found.totals.products > 0 && (
            <ButtonLink to={urls.search(q)}>{t('nothing.products', { count: found.totals.products })}</ButtonLink>
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

function Row({ name, about, to, children }: { name: string; about: string; to: string; children: ReactNode }) {
  return (
    <li className="relative flex min-h-16 items-center gap-4 border-b border-line py-3">
      {children}
      <span>
        <span className="block font-medium">
          <Link to={to} className="after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        </span>
        <span className="block text-sm text-quiet">{about}</span>
      </span>
    </li>
  )
}
