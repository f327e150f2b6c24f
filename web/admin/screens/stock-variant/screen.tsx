import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StockLocation, StockRow } from '#contract/stock.ts'
import type { ApiOutput } from '#contract/api.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { StockLevel } from '#web/admin/stock/stock-level.tsx'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { ChangeForm } from './change-form.tsx'
import { EditLocations } from './edit-locations.tsx'
import { Movements } from './movements.tsx'

/** One variant: its stock by location, changing it, and its movements. */
export function Component() {
  const t = useText('admin-stock')
  const { variantId = '' } = useParams()
  const load = useCallback(async () => {
    const [{ rows }, { places }, history] = await Promise.all([
      staff('GET /admin/stock', { variantId }),
      staff('GET /admin/stock/places', {}),
      staff('GET /admin/stock/:variantId/movements', { variantId, limit: 50 }),
    ])
    return { row: rows[0], places, history }
  }, [variantId])
  const data = useAsyncData(load)
  return (
    <LoadedScreen title={t('title')} back={adminUrls.stock()} data={data}>
      {({ row, places, history }) =>
        row ? (
          <Stock row={row} places={places} history={history} onChanged={data.load} />
        ) : (
          <Screen title={t('title')} back={adminUrls.stock()}>
            <Notice title={t('missing.title')} text={t('missing.text')} />
          </Screen>
        )
      }
    </LoadedScreen>
  )
}

interface StockProps {
  row: StockRow
  places: StockLocation[]
  history: ApiOutput<'GET /admin/stock/:variantId/movements'>
  onChanged: () => Promise<void>
}

function Stock({ row, places, history, onChanged }: StockProps) {
  const t = useText('admin-stock')
  const may = useMay()
  const elsewhere = places.filter(({ isDefault }) => !isDefault)
  return (
    <Screen
      title={[row.name, ...Object.values(row.options)].join(', ')}
      back={adminUrls.stock()}
      beside={<span className="text-quiet">{row.sku}</span>}
      actions={may('catalogue:write') && <ActionLink to={adminUrls.product(row.productId)}>{t('toProduct')}</ActionLink>}
    >
      <div className="grid gap-8 px-4 pt-4 md:px-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <dl className="grid gap-2 border-y border-line py-3">
            {places.map((place) => (
              <div key={place.id} className="flex items-center justify-between gap-4">
                <dt className="flex items-center gap-2">
                  {place.isDefault && <SmallPicture url={row.photo} />}
                  {place.name}
                </dt>
                <dd>
                  <StockLevel
                    stock={place.isDefault ? row.stock : (row.places.find(({ placeId }) => placeId === place.id)?.quantity ?? 0)}
                  />
                </dd>
              </div>
            ))}
          </dl>
          <ChangeForm row={row} places={places} hasElsewhere={elsewhere.length > 0} onChanged={onChanged} />
          <EditLocations places={places} onChanged={onChanged} />
        </div>
        <Movements movements={history.movements} hasMore={history.nextCursor !== null} />
      </div>
    </Screen>
  )
}
