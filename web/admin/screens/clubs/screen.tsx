import { useMemo } from 'react'
import type { StaffClub } from '#contract/admin/clubs.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { ClubState } from '#web/admin/clubs/club-state.tsx'
import { staff } from '#web/admin/session/session.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List } from '#web/admin/table/list.ts'

const states = ['open', 'removed', 'closed'] as const

/** All clubs, the newest first. */
export function Component() {
  return <ListScreen list={useClubList()} />
}

function useClubList(): List<StaffClub> {
  const t = useText('admin-clubs')
  const number = useNumber()
  const date = useDate()
  return useMemo((): List<StaffClub> => {
    const owner = ({ owner: one }: StaffClub) => one?.name ?? '–'
    const members = ({ members: count }: StaffClub) => t('members', { count, items: number(count) })
    return {
      id: 'clubs',
      title: t('title'),
      searchIn: t('searchIn'),
      load: ({ sort: _, ...query }, options) => staff('GET /admin/clubs', { ...query, limit: 50 }, options),
      sort: '-created',
      filters: [oneOf('state', t('column.state'), states, (value) => t(`state.${value}`))],
      views: [{ name: t('all'), query: {} }, ...states.map((state) => ({ name: t(`state.${state}`), query: { state } }))],
      columns: [
        {
          id: 'name',
          name: t('column.name'),
          cell: ({ name }) => <strong className="block max-w-72 truncate font-semibold">{name}</strong>,
        },
        { id: 'owner', name: t('column.owner'), from: 'lg', cell: owner },
        { id: 'visibility', name: t('column.visibility'), from: 'lg', cell: ({ visibility }) => t(`visibility.${visibility}`) },
        { id: 'members', name: t('column.members'), end: true, cell: (row) => number(row.members) },
        { id: 'posts', name: t('column.posts'), end: true, from: 'xl', cell: (row) => number(row.posts) },
        { id: 'state', name: t('column.state'), cell: ({ state }) => <ClubState state={state} /> },
        { id: 'created', name: t('column.created'), end: true, from: 'lg', cell: ({ createdAt }) => date(createdAt) },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (row) => `${row.name}, ${members(row)}, ${t(`state.${row.state}`)}`,
      rowUrl: ({ id }) => adminUrls.club(id),
      phone: (row) => ({
        title: row.name,
        aside: members(row),
        second: owner(row),
        secondAside: date(row.createdAt),
        third: <ClubState state={row.state} />,
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, number, date])
}
