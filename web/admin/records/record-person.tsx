import type { FlaggedRecordDetail } from '#contract/admin/records.ts'
import { urls } from '#contract/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useLift } from './use-lift.ts'

/** The person: their class, and where they train. */
export function RecordPerson({ value }: { value: FlaggedRecordDetail }) {
  const t = useText('admin-records')
  const date = useDate()
  const number = useNumber()
  const { figure } = useLift('weight')
  const { owner, sex, bodyWeight, weightClass, joinedAt, clubs, rejectedBefore, performedOn } = value
  const facts = [
    [t('person.performed'), date(performedOn)],
    [t('person.class'), weightClass === null || sex === null ? t('person.unknown') : `${t(`sex.${sex}`)} ${weightClass}`],
    [t('person.bodyWeight'), bodyWeight === null ? t('person.unknown') : figure(bodyWeight)],
    [t('person.since'), date(joinedAt)],
    [t('person.rejected'), number(rejectedBefore)],
  ]
  return (
    <aside aria-label={t('person.title')} className="grid content-start gap-6 border-line p-4 md:p-6 xl:border-s">
      <section>
        <h2 className="font-semibold">{t('person.title')}</h2>
        <a href={urls.person(owner.handle)} className="mt-2 flex items-center gap-3 font-medium wrap-anywhere text-link">
          <Avatar name={owner.name} url={owner.avatar} size="small" />
          {`${owner.name} @${owner.handle}`}
        </a>
        <dl className="mt-3 grid gap-2">
          {facts.map(([name, fact]) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-quiet">{name}</dt>
              <dd className="text-end">{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
      {clubs.length > 0 && (
        <section className="border-t border-line pt-4">
          <h2 className="font-semibold">{t('clubs')}</h2>
          <ul className="mt-2">
            {clubs.map(({ slug, name }) => (
              <li key={slug}>
                <a href={urls.club(slug)} className="inline-flex min-h-9 items-center wrap-anywhere text-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
