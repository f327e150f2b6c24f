import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useKeys } from '#web/admin/keys/keys.ts'
import { Chosen } from '#web/admin/products/chosen.tsx'
import { OrderedProducts } from '#web/admin/products/ordered-products.tsx'
import { ProductFinder } from '#web/admin/products/product-finder.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useUnsaved } from '#web/admin/unsaved/unsaved.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useRefusedPicks } from './use-refused-picks.ts'
import { exclude, idsOf, pin, type Picks, type RailTag, release } from './rail.ts'
import { ShownList } from './shown-list.tsx'

/** The picks and exclusions of a rail, with a preview of the rail beside them. */
export function RailEditor({ tag, saved }: { tag: RailTag; saved: Picks }) {
  const t = useText('admin-rails')
  const selection = useText('admin-selection')
  const { busy, error, run } = useAction()
  const [before, setBefore] = useState(saved)
  const [picks, setPicks] = useState(saved)
  const isChanged = JSON.stringify(idsOf(picks)) !== JSON.stringify(idsOf(before))
  useUnsaved(isChanged)
  const wrong = useRefusedPicks(error)
  const save = () =>
    run(async () => {
      await staff('PUT /admin/rails/:tag', { tag, ...idsOf(picks) })
      setBefore(picks)
      toast('success', t('saved'))
    })
  useKeys(t('title'), [{ keys: 'mod+s', label: t('save'), run: (event) => (event.preventDefault(), isChanged && void save()) }])
  const finder = { example: selection('productExample'), resultsLabel: selection('found') }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-4 py-6 md:px-8 xl:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        {wrong.rest && (
          <p role="alert" className="text-bad">
            {wrong.rest}
          </p>
        )}
        <section aria-labelledby="pinned" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Heading id="pinned" title={t('pinned.title')} text={t('pinned.text', { max: limits.rails.pinned })} />
          <OrderedProducts
            products={picks.pinned}
            none={t('pinned.none')}
            removeLabel={(name) => t('pinned.remove', { name })}
            onChange={(pinned) => setPicks((now) => ({ ...now, pinned }))}
          />
          <ProductFinder
            {...finder}
            label={t('pinned.add')}
            error={wrong.pinned}
            isReady={picks.pinned.length < limits.rails.pinned}
            onPick={(id, name) => setPicks((now) => pin(now, { id, name }))}
          />
        </section>
        <section aria-labelledby="excluded" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Heading id="excluded" title={t('excluded.title')} text={t('excluded.text')} />
          <Chosen
            ids={picks.excluded.map(({ id }) => id)}
            nameOf={(id) => picks.excluded.find((one) => one.id === id)?.name ?? id}
            onRemove={(id) => setPicks((now) => release(now, id))}
          />
          <ProductFinder
            {...finder}
            label={t('excluded.add')}
            error={wrong.excluded}
            isReady={picks.excluded.length < limits.rails.excluded}
            onPick={(id, name) => setPicks((now) => exclude(now, { id, name }))}
          />
        </section>
        <ActionButton
          look="ember"
          keySign="Ctrl S"
          className="justify-self-start"
          busy={busy}
          disabled={!isChanged}
          onClick={() => void save()}
        >
          {t('save')}
        </ActionButton>
      </div>
      <ShownList tag={tag} picks={picks} onChange={setPicks} />
    </div>
  )
}

const Heading = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <div>
    <h2 id={id} className="font-semibold">
      {title}
    </h2>
    <p className="text-sm text-quiet">{text}</p>
  </div>
)
