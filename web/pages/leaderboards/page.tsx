import type { ApiOutput } from '#contract/api.ts'
import { type Board, parseBoard, inputOfBoard, leaderboardUrl } from '#contract/leaderboards/urls.ts'
import { call } from '#web/lib/call.ts'
import { Head } from '#web/lib/head.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useText } from '#web/lib/text.ts'
import { Boards, pageSize } from './boards.tsx'
import { Filters } from './filters.tsx'

interface Data {
  board: Board
  first: ApiOutput<'GET /leaderboards/:lift'>
}

/** The top of a leaderboard, as visitors see it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Data> {
  const board = parseBoard(new URL(request.url).searchParams)
  return { board, first: await call('GET /leaderboards/:lift', { ...inputOfBoard(board), limit: pageSize }) }
}

/** The leaderboards of all members who want to be ranked. */
export function Component() {
  const t = useText('challenges')
  const { board, first } = useLoaderData<Data>()
  const name = t(`boards.lifts.${board.lift}`)
  return (
    <div className="wrap min-h-svh pt-6 md:pt-10">
      <Head title={t('boards.titleOf', { lift: name })} description={t('boards.description')} path={leaderboardUrl({ lift: board.lift })} />
      <h1 tabIndex={-1} className="display text-2xl">
        {t('boards.title')}
      </h1>
      <p className="mt-3 max-w-[42em] text-quiet">{t('boards.description')}</p>
      {/* Persists between leaderboards, together with its focus. */}
      <Filters board={board} />
      <Boards key={leaderboardUrl(board)} board={board} first={first} />
    </div>
  )
}
