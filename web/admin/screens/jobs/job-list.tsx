import { useMemo } from 'react'
import { type JobRow } from '#contract/admin/jobs.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { staff } from '#web/admin/session/session.ts'
import { oneNamed } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import type { List } from '#web/admin/table/list.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { namedJobs, useJobName } from './job-names.ts'
import { useDuration } from './use-duration.ts'

const shapes = { recurring: 'done', waiting: 'waiting', dead: 'ended' } as const

/** The state of a job, including the error of its last attempt. */
function State({ job: { state, error } }: { job: JobRow }) {
  const t = useText('admin-jobs')
  if (state === 'dead')
    return (
      <StateMark shape="ended" tone="bad">
        {t('state.dead')}
      </StateMark>
    )
  if (error !== null)
    return (
      <StateMark shape="half" tone="warn">
        {t('state.failing')}
      </StateMark>
    )
  return (
    <StateMark shape={shapes[state]} tone={state === 'recurring' ? 'good' : 'ink'}>
      {t(`state.${state}`)}
    </StateMark>
  )
}

/** Background jobs. */
export function useJobList(): List<JobRow> {
  const t = useText('admin-jobs')
  const shortTime = useShortTime()
  const duration = useDuration()
  const jobName = useJobName()
  const { locale } = useShop()
  return useMemo((): List<JobRow> => {
    const last = ({ ranAt, tookMs }: JobRow) => (ranAt === null ? null : `${shortTime(ranAt)} (${duration(tookMs ?? 0)})`)
    const named = namedJobs
      .map((key) => ({ id: key.replace('-', '.'), name: t(`job.${key}`) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    return {
      id: 'jobs',
      title: t('title'),
      load: pagesOf('GET /admin/jobs'),
      sort: '-due',
      filters: [oneNamed('name', t('column.name'), named)],
      views: [
        { name: t('view.recurring'), query: {} },
        { name: t('view.waiting'), query: { state: 'waiting' } },
        { name: t('view.dead'), query: { state: 'dead' } },
      ],
      columns: [
        {
          id: 'name',
          name: t('column.name'),
          cell: ({ name }) => (
            <span title={name}>
              <strong className="font-semibold">{jobName(name)}</strong>
            </span>
          ),
        },
        { id: 'state', name: t('column.state'), cell: (job) => <State job={job} /> },
        { id: 'due', name: t('column.due'), sort: 'due', cell: ({ dueAt }) => shortTime(dueAt) },
        { id: 'every', name: t('column.every'), from: 'lg', cell: ({ everyMs }) => everyMs !== null && duration(everyMs) },
        { id: 'last', name: t('column.last'), from: 'lg', cell: last },
        { id: 'attempts', name: t('column.attempts'), end: true, from: 'xl', cell: ({ attempts }) => attempts || null },
        {
          id: 'error',
          name: t('column.error'),
          cell: ({ error }) => (
            <span className="block max-w-112 truncate text-quiet" title={error ?? undefined}>
              {error}
            </span>
          ),
        },
      ],
      rowKey: ({ id }) => id,
      rowLabel: ({ name, error }) => [jobName(name), error].filter(Boolean).join(', '),
      phone: (job) => ({
        title: jobName(job.name),
        second: <State job={job} />,
        secondAside: shortTime(job.dueAt),
        third: job.error !== null && <span className="block truncate text-quiet">{job.error}</span>,
      }),
      bulk: [
        {
          id: 'retry',
          label: t('run'),
          keySign: 'R',
          permission: 'settings:write',
          run: ({ id }) => staff('POST /admin/jobs/:id/retry', { id }),
        },
        {
          id: 'cancel',
          label: t('cancel'),
          permission: 'settings:write',
          isFor: ({ state }) => state === 'waiting',
          run: ({ id }) => staff('POST /admin/jobs/:id/cancel', { id }),
          undo: ({ id }) => staff('POST /admin/jobs/:id/retry', { id, keepsTime: true }),
        },
      ],
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, shortTime, duration, jobName, locale])
}
