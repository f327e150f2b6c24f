import { useCallback, useState } from 'react'
import type { Promotion } from '#contract/promotions.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { exportFile } from '#web/admin/table/export-list.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { typedNumber } from './form-values.ts'

/** The codes of a promotion: the first of them, as many new ones as are needed, and all of them as a file. */
export function Codes({ promotion: { id, codeCount }, onChanged }: { promotion: Promotion; onChanged?: () => void }) {
  const t = useText('admin-promotions')
  const errorMessage = useErrorMessage()
  const page = useAsyncData(useCallback(() => staff('GET /admin/promotions/:id/codes', { id, limit: 10 }), [id]))
  const { busy, error, run } = useAction()
  const [count, setCount] = useState('100')
  const [prefix, setPrefix] = useState('')
  const make = () =>
    run(async () => {
      const wanted = Math.min(Math.max(1, typedNumber(count) ?? 1), promotionLimits.bulkMax)
      await staff('POST /admin/promotions/:id/codes', { id, count: wanted, prefix, usesMax: 1 })
      await page.load()
      onChanged?.()
    })
  return (
    <section aria-labelledby="codes">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="codes" className="display text-lg">
          {t('code.title', { count: codeCount })}
        </h2>
        <ActionButton onClick={() => void run(() => exportFile('GET /admin/promotions/:id/codes.csv', { id }))}>
          {t('code.export')}
        </ActionButton>
      </div>
      {error !== null && <p className="mb-3 text-sm text-bad">{errorMessage(error)}</p>}
      <ul className="mb-5 grid gap-1 text-sm">
        {page.value?.codes.map((one) => (
          <li key={one.code} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span className="font-medium break-all">{one.code}</span>
            <span className="text-quiet">{t('used', { count: one.uses })}</span>
          </li>
        ))}
      </ul>
      <div className="grid items-end gap-3 md:grid-cols-[8rem_1fr_auto]">
        <Field label={t('code.count')} inputMode="numeric" value={count} onChange={(event) => setCount(event.target.value)} />
        <Field
          label={t('code.prefix')}
          value={prefix}
          maxLength={12}
          inputClass="uppercase"
          onChange={(event) => setPrefix(event.target.value)}
        />
        <ActionButton className="min-h-12" busy={busy} onClick={() => void make()}>
          {t('code.make')}
        </ActionButton>
      </div>
    </section>
  )
}
