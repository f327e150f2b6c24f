import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useNavigate, useParams, useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { ChooseOther } from './choose-other.tsx'
import { Preview } from './preview.tsx'
import { TellApart } from './tell-apart.tsx'

/** Merges two accounts of one customer: choose, preview, confirm. The address holds the account that stays, and the other as `with`. */
export function Component() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const other = query.get('with')
  const navigate = useNavigate()
  const [merged, setMerged] = useState<string | null>(null)
  if (merged !== null) return <Done id={merged} />
  if (other === null) return <Choose id={id} onPick={(customerId) => void navigate(adminUrls.mergeCustomer(id, customerId))} />
  return <Compare stay={id} gone={other} onMerged={() => setMerged(id)} />
}

function Choose({ id, onPick }: { id: string; onPick: (other: string) => void }) {
  const t = useText('admin-merge')
  const data = useAsyncData(useCallback(() => staff('GET /admin/customers/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('title')} back={adminUrls.customer(id)} data={data}>
      {(customer) => (
        <Screen title={t('title')} back={adminUrls.customer(id)} beside={<span className="text-quiet">{customer.name}</span>}>
          <ChooseOther customer={customer} onPick={onPick} />
        </Screen>
      )}
    </LoadedScreen>
  )
}

function Compare({ stay, gone, onMerged }: { stay: string; gone: string; onMerged: () => void }) {
  const t = useText('admin-merge')
  const data = useAsyncData(useCallback(() => staff('GET /admin/customers/:id/merge', { id: stay, from: gone }), [stay, gone]))
  return (
    <LoadedScreen title={t('title')} back={adminUrls.customer(stay)} data={data}>
      {(preview) => (
        <Screen
          title={t('title')}
          back={adminUrls.customer(stay)}
          actions={
            <>
              <ActionLink to={adminUrls.mergeCustomer(stay)}>{t('another')}</ActionLink>
              <ActionLink to={adminUrls.mergeCustomer(gone, stay)}>{t('swap')}</ActionLink>
              <TellApart stay={stay} gone={gone} />
            </>
          }
        >
          <Preview preview={preview} onMerged={onMerged} />
        </Screen>
      )}
    </LoadedScreen>
  )
}

function Done({ id }: { id: string }) {
  const t = useText('admin-merge')
  return (
    <Screen title={t('title')} back={adminUrls.customer(id)}>
      <Notice title={t('done.title')} text={t('done.text')}>
        <ActionLink look="ember" to={adminUrls.customer(id)}>
          {t('done.go')}
        </ActionLink>
      </Notice>
    </Screen>
  )
}
