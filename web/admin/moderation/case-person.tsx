import type { ModerationCaseDetail } from '#contract/moderation-cases.ts'
import { urls } from '#contract/urls.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useDate } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

const actions = ['remove', 'warn', 'suspend', 'dismiss', 'restore', 'undo'] as const

/** The author or owner of the content, and the history of the case. */
export function CasePerson({ value: { owner, author, log } }: { value: ModerationCaseDetail }) {
  const t = useText('admin-moderation')
  const number = useNumber()
  const time = useShortTime()
  const date = useDate('short')
  const facts = [
    [t('person.since'), date(author.joinedAt)],
    [t('person.posts'), number(author.posts)],
    [t('person.followers'), number(author.followers)],
    [t('person.before'), number(author.before)],
    ...(author.suspendedUntil === null ? [] : [[t('person.suspended'), time(author.suspendedUntil)]]),
  ]
  return (
    <aside aria-label={t('person.title')} className="grid content-start gap-6 border-line p-4 md:p-6 xl:border-s">
      <section>
        <h2 className="font-semibold">{t('person.title')}</h2>
        <a href={urls.person(owner.handle)} className="mt-1 block font-medium wrap-anywhere text-link">
          {`${owner.name} @${owner.handle}`}
        </a>
        <dl className="mt-3 grid gap-2">
          {facts.map(([name, fact]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-quiet">{name}</dt>
              <dd className="ms-auto whitespace-nowrap">{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
      {log.length > 0 && (
        <section className="border-t border-line pt-4">
          <h2 className="font-semibold">{t('log.title')}</h2>
          <ul className="mt-2 grid gap-2">
            {log.map(({ action, by, at }) => {
              const known = actions.find((one) => one === action)
              return (
                <li key={at + action}>
                  <span className="text-quiet">{time(at)}</span> {known && t('by', { what: t(`log.${known}`), name: by ?? t('nobody') })}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </aside>
  )
}
