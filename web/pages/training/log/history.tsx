import type { ApiOutput } from '#contract/api.ts'
import type { TrainingMonth, WorkoutSummary } from '#contract/training/workouts.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { namesOf } from '#web/features/training/supersets.ts'
import { useAmounts } from '#web/features/training/use-amounts.ts'

type Page = ApiOutput<'GET /workouts'>
const namesShown = 3

interface HistoryProps {
  page: Page
  limit: number
  change: (make: (before: Page) => Page) => void
}

/** Finished workouts by month, newest first. */
export function History({ page: { items, months, nextCursor }, limit, change }: HistoryProps) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const more = (cursor: string) =>
    void run(async () => {
      const page = await signed('GET /workouts', { limit, cursor })
      change((before) => ({ ...page, items: [...before.items, ...page.items], months: joined(before.months, page.months) }))
    })
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('history.title')}</h2>
      {items.length === 0 && (
        <div className="mt-3 rounded-card bg-studio px-6 py-8">
          <p className="display text-xl">{t('history.none')}</p>
          <p className="mt-2 text-quiet">{t('history.noneText')}</p>
        </div>
      )}
      {months.map((month) => (
        <Month key={month.month} month={month} workouts={items.filter(({ startedAt }) => startedAt.startsWith(month.month))} />
      ))}
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      {nextCursor !== null && (
        <Button look="secondary" className="mt-5" busy={busy} onClick={() => more(nextCursor)}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

/** A month that spans two pages is complete in both, so it's added only once. */
const joined = (before: TrainingMonth[], next: TrainingMonth[]): TrainingMonth[] => [
  ...before,
  ...next.filter(({ month }) => !before.some((one) => one.month === month)),
]

function Month({
  month: { month, workoutCount, setCount, volume, duration },
  workouts,
}: {
  month: TrainingMonth
  workouts: WorkoutSummary[]
}) {
  const t = useText('training')
  const calendar = useCalendar()
  const amounts = useAmounts()
  const sums = {
    workouts: t('history.workouts', { count: workoutCount }),
    sets: t('units.sets', { count: setCount }),
  }
  const facts = [t('history.month', sums), duration > 0 && amounts.duration(duration)]
  return (
    <section className="mt-5 not-first-of-type:mt-10">
      <div className="border-b border-ink pb-3">
        <h3 className="font-medium">{calendar.month(`${month}-01`)}</h3>
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          {volume > 0 && <span className="display text-2xl">{amounts.volume(volume)}</span>}
          <span className="text-sm text-quiet">{facts.filter(Boolean).join(', ')}</span>
        </p>
      </div>
      <ul className="divide-y divide-line">
        {workouts.map((workout) => (
          <Row key={workout.id} workout={workout} />
        ))}
      </ul>
    </section>
  )
}

function Row({ workout: { id, title, startedAt, duration, setCount, volume, exercises } }: { workout: WorkoutSummary }) {
  const t = useText('training')
  const calendar = useCalendar()
  const amounts = useAmounts()
  const names = namesOf(exercises.slice(0, namesShown))
  const rest = Math.max(exercises.length - namesShown, 0)
  const facts = [t('units.sets', { count: setCount }), duration !== null && amounts.duration(duration)]
  return (
    <li>
      <Link
        to={trainingUrls.workout(id)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-3 hover:bg-studio"
      >
        <span className="font-medium wrap-anywhere">{title}</span>
        <span className="display text-end text-lg">{volume > 0 && amounts.volume(volume)}</span>
        <span className="truncate text-sm text-quiet">
          {[...names, ...(rest > 0 ? [t('history.andMore', { count: rest })] : [])].join(', ')}
        </span>
        <span className="text-end text-sm text-quiet">{calendar.day(startedAt.slice(0, 10))}</span>
        <span className="col-span-2 text-sm">{facts.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  )
}
