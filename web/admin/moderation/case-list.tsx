import type { ModerationCase } from '#contract/moderation-cases.ts'
import { SideList } from '#web/admin/ui/side-list.tsx'
import { useText } from '#web/lib/text.ts'
import type { PaginatedList } from '#web/lib/use-paginated-list.ts'
import { useWaitingTime } from '#web/admin/ui/use-waiting-time.ts'
import { caseTitle } from './case-title.ts'

interface CaseListProps {
  pages: PaginatedList<ModerationCase>
  items: ModerationCase[]
  chosen: string | null
  /** On phones, the selected case replaces the list. */
  hidden: boolean
  to: (id: string) => string
}
const edges: Record<number, string> = { 3: 'border-s-bad', 2: 'border-s-warn', 1: 'border-s-transparent' }

/** The queue: kind, age and first words of each case. Potentially disturbing content is covered. */
export function CaseList({ pages, items, chosen, hidden, to }: CaseListProps) {
  const t = useText('admin-moderation')
  return (
    <SideList
      pages={pages}
      items={items}
      openId={chosen}
      isHiddenOnPhones={hidden}
      to={({ id }) => to(id)}
      lookOf={({ severity }) => edges[severity] ?? ''}
      more={t('more')}
      Line={Line}
    />
  )
}

function Line({
  one: { kind, totalReports, openedAt, decidedAt, state, reports, severity, text, isAppealed, claimedBy, owner },
}: {
  one: ModerationCase
}) {
  const t = useText('admin-moderation')
  const { since } = useWaitingTime()
  return (
    <>
      <span className="flex justify-between gap-3 text-xs text-quiet">
        <span>{`${isAppealed ? t('appeal') : t(`kinds.${kind}`)}, ${t('reports', { count: totalReports })}`}</span>
        <span>{since(state === 'closed' && decidedAt !== null ? decidedAt : openedAt)}</span>
      </span>
      <span className="block truncate font-semibold">{caseTitle({ reports }, t) ?? owner.name}</span>
      <span className="block truncate text-quiet">{severity === 3 ? t('covered') : text}</span>
      {claimedBy !== null && <span className="block text-xs text-quiet">{t('taken', { name: claimedBy })}</span>}
    </>
  )
}
