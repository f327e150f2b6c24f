import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { PriceList } from '#contract/price-lists.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { ListState } from '#web/admin/price-lists/list-state.tsx'
import { staff } from '#web/admin/session/session.ts'
import { Actions } from './actions.tsx'
import { PriceListSettings } from './price-list-settings.tsx'
import { draftOf } from './draft.ts'
import { Prices } from './prices.tsx'

export function Component() {
  const { id = 'new' } = useParams()
  return id === 'new' ? <New /> : <Saved key={id} id={id} />
}

function New() {
  const t = useText('admin-price-lists')
  return (
    <Screen title={t('new')} back={adminUrls.priceLists()}>
      <div className="max-w-[26rem] px-4 py-6 md:px-8">
        <PriceListSettings list={null} />
      </div>
    </Screen>
  )
}

function Saved({ id }: { id: string }) {
  const t = useText('admin-price-lists')
  const data = useAsyncData(useCallback(() => staff('GET /admin/price-lists/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('title')} back={adminUrls.priceLists()} data={data}>
      {(list) => <Open list={list} onChanged={(changed) => data.change(() => changed)} onPrices={() => void data.load()} />}
    </LoadedScreen>
  )
}

interface OpenProps {
  list: PriceList
  onChanged: (list: PriceList) => void
  onPrices: () => void
}

function Open({ list, onChanged, onPrices }: OpenProps) {
  return (
    <Screen
      title={list.name}
      beside={<ListState key={list.endsAt} list={list} />}
      back={adminUrls.priceLists()}
      actions={<Actions list={list} onChanged={onChanged} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-4 py-6 md:px-8 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <PriceListSettings key={list.endsAt} list={list} onSaved={onChanged} />
        <Prices key={JSON.stringify(draftOf(list))} list={list} onSaved={onPrices} />
      </div>
    </Screen>
  )
}
