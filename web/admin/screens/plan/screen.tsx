import { useCallback } from 'react'
import type { StaffPlan } from '#contract/admin/plans.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { Link } from '#web/ui/link.tsx'
import { Editor } from './editor.tsx'

/** One plan, or a new one. */
export function Component() {
  const { id = 'new' } = useParams()
  return id === 'new' ? <Open plan={null} onSaved={() => {}} /> : <Loaded key={id} id={id} />
}

function Loaded({ id }: { id: string }) {
  const t = useText('admin-plans')
  const data = useAsyncData(
    useCallback(async () => (await staff('GET /admin/plans', {})).plans.find((plan) => plan.id === id) ?? 'gone', [id]),
  )
  return (
    <LoadedScreen title={t('title')} back={adminUrls.plans()} data={data}>
      {(plan) =>
        plan === 'gone' ? (
          <Screen title={t('title')} back={adminUrls.plans()}>
            <Notice title={t('gone.title')} text={t('gone.text')} />
          </Screen>
        ) : (
          <Open key={plan.version} plan={plan} onSaved={(saved) => data.change(() => saved)} />
        )
      }
    </LoadedScreen>
  )
}

function Open({ plan, onSaved }: { plan: StaffPlan | null; onSaved: (plan: StaffPlan) => void }) {
  const t = useText('admin-plans')
  return (
    <Screen title={plan?.name ?? t('new')} back={adminUrls.plans()} beside={plan && <Members plan={plan} />}>
      <Editor plan={plan} onSaved={onSaved} />
    </Screen>
  )
}

/** The number of members, linked to their subscriptions for staff who may see orders. */
function Members({ plan: { id, members } }: { plan: StaffPlan }) {
  const t = useText('admin-plans')
  const text = t('members', { count: members })
  if (!useMay()('orders:read')) return <span className="text-quiet">{text}</span>
  return (
    <Link to={adminUrls.subscriptions({ plan: id })} className="inline-flex min-h-11 items-center text-quiet text-link">
      {text}
    </Link>
  )
}
