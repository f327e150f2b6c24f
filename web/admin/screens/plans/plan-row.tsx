import type { StaffPlan } from '#contract/admin/plans.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useCosts, usePlanSummary } from '#web/admin/plans/describe.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'

interface PlanRowProps {
  plan: StaffPlan
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** A plan, with buttons to move it up and down. */
export function PlanRow({ plan, onUp, onDown }: PlanRowProps) {
  const t = useText('admin-plans')
  const gives = usePlanSummary()
  const costs = useCosts()
  const { id, name, members, trials, offered } = plan
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 lg:grid-cols-[12rem_minmax(0,1fr)_10rem_10rem_auto] lg:gap-x-6">
      <Link to={adminUrls.plan(id)} className="flex min-h-11 items-center font-semibold hover:underline">
        {name}
      </Link>
      <span className="col-start-1 min-w-0 lg:col-start-auto">
        <span className="block">{costs(plan)}</span>
        <span className="block text-quiet">{gives(plan)}</span>
      </span>
      <span className="col-start-1 tabular-nums lg:col-start-auto">
        {t('members', { count: members })}
        {trials > 0 && <span className="block text-quiet">{t('trials', { count: trials })}</span>}
      </span>
      <span className="col-start-1 lg:col-start-auto">
        <StateMark shape={offered ? 'done' : 'ended'} tone={offered ? 'good' : 'quiet'}>
          {t(offered ? 'state.offered' : 'state.retired')}
        </StateMark>
      </span>
      <span className="col-start-2 row-span-3 row-start-1 flex lg:col-start-auto lg:row-span-1 lg:row-start-auto">
        <ActionButton look="bare" disabled={!onUp} aria-label={t('up', { name })} onClick={onUp}>
          <AdminIcon name="up" />
        </ActionButton>
        <ActionButton look="bare" disabled={!onDown} aria-label={t('down', { name })} onClick={onDown}>
          <AdminIcon name="down" />
        </ActionButton>
      </span>
    </li>
  )
}
