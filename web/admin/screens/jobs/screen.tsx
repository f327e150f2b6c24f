import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { adminUrls } from '#contract/admin/urls.ts'
import { useNumber } from '#web/lib/format.ts'
import { staff } from '#web/admin/session/session.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { Heading } from '#web/admin/ui/heading.tsx'
import { useJobList } from './job-list.tsx'
import { useJobName } from './job-names.ts'

/** Background jobs: recurring, scheduled and failed ones. */
export function Component() {
  return (
    <>
      <ListScreen list={useJobList()} />
      <Counts />
    </>
  )
}

const loadCounts = () => staff('GET /admin/jobs/counts', {})

/** The length of the queue, by job name. */
function Counts() {
  const t = useText('admin-jobs')
  const number = useNumber()
  const jobName = useJobName()
  const { value } = useAsyncData(loadCounts)
  if (!value || value.names.length === 0) return null
  return (
    <section className="max-w-168 px-4 py-8 md:px-8">
      <Heading title={t('counts.title')} />
      <ul>
        {value.names.map(({ name, waiting, dead }) => (
          <li key={name} className="flex flex-wrap gap-x-6 border-b border-line py-2.5">
            <span className="grow font-medium">{jobName(name)}</span>
            <Link to={adminUrls.jobs({ state: 'waiting', name })} className="hover:underline">
              {t('counts.waiting', { count: waiting, number: number(waiting) })}
            </Link>
            <Link
              to={adminUrls.jobs({ state: 'dead', name })}
              className={dead > 0 ? 'text-bad hover:underline' : 'text-quiet hover:underline'}
            >
              {t('counts.dead', { count: dead, number: number(dead) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
