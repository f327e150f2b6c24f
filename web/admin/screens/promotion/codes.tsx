import { type SyntheticEvent, useCallback, useState } from 'react'
import type { Promotion } from '#contract/promotions.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { exportForStaff } from '#web/admin/session/export-file.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useFieldErrors } from '#web/admin/ui/use-field-errors.ts'
import { Field } from '#web/ui/field.tsx'
import { typedNumber } from './form-values.ts'
import { Number } from './number.tsx'
import { useSentences } from './sentences.ts'

/** The codes of a promotion: the first ones, adding a chosen code or any number of generated ones, and all as a file. */
export function Codes({ promotion: { id, codeCount }, onChanged }: { promotion: Promotion; onChanged?: () => void }) {
  const t = useText('admin-promotions')
  const page = useAsyncData(useCallback(() => staff('GET /admin/promotions/:id/codes', { id, limit: 10 }), [id]))
  const { run } = useAction()
  const added = async () => {
    await page.load()
    onChanged?.()
  }
  return (
    <section aria-labelledby="codes" className="grid gap-5">
      <div className="flex items-center justify-between gap-4">
        <h2 id="codes" className="font-semibold">
          {t('code.title', { count: codeCount })}
        </h2>
        <ActionButton onClick={() => void run(() => exportForStaff('GET /admin/promotions/:id/codes.csv', { id }))}>
          {t('code.export')}
        </ActionButton>
      </div>
      <ul className="grid gap-1 text-sm">
        {page.value?.codes.map((one) => (
          <li key={one.code} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span className="font-medium break-all">{one.code}</span>
            <span className="text-quiet">
              {one.usesMax === null ? t('used', { count: one.uses }) : t('usedOf', { uses: one.uses, max: one.usesMax })}
            </span>
          </li>
        ))}
      </ul>
      <OwnCode id={id} onAdded={added} />
      <MadeUpCodes id={id} onAdded={added} />
    </section>
  )
}

/** Side by side if there is room, which is the case below the form, but not in the narrow column beside it. */
const newCodes =
  'grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_8rem_auto] xl:grid-cols-[minmax(0,1fr)_6rem] xl:*:last:justify-self-start'

interface NewCodesProps {
  id: string
  onAdded: () => Promise<void>
}

function OwnCode({ id, onAdded }: NewCodesProps) {
  const t = useText('admin-promotions')
  const { busy, error, run } = useAction()
  const { form, at } = useFieldErrors(error, useSentences())
  const errorMessage = useErrorMessage()
  const [ownCode, setOwnCode] = useState('')
  const [usesMax, setUsesMax] = useState<number | null>(null)
  const wrong = error === null ? {} : { error: at('ownCode').error ?? errorMessage(error) }
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      await staff('POST /admin/promotions/:id/codes', { id, ownCode, usesMax })
      setOwnCode('')
      await onAdded()
    })
  }
  return (
    <form ref={form} noValidate onSubmit={add} className={newCodes}>
      <Field
        label={t('code.own')}
        value={ownCode}
        maxLength={promotionLimits.codeMax}
        inputClass="uppercase"
        {...wrong}
        onChange={(event) => setOwnCode(event.target.value)}
      />
      <Number label={t('code.uses')} value={null} {...at('usesMax')} onChange={setUsesMax} />
      <ActionButton type="submit" className="min-h-12 md:mt-7 xl:mt-0" busy={busy}>
        {t('code.add')}
      </ActionButton>
    </form>
  )
}

function MadeUpCodes({ id, onAdded }: NewCodesProps) {
  const t = useText('admin-promotions')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [count, setCount] = useState('100')
  const [prefix, setPrefix] = useState('')
  const make = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      const codeCount = Math.min(Math.max(1, typedNumber(count) ?? 1), promotionLimits.bulkMax)
      await staff('POST /admin/promotions/:id/codes', { id, count: codeCount, prefix, usesMax: 1 })
      await onAdded()
    })
  }
  return (
    <form noValidate onSubmit={make} className={newCodes}>
      {error !== null && <p className="col-span-full text-sm text-bad">{errorMessage(error)}</p>}
      <Field
        label={t('code.prefix')}
        value={prefix}
        maxLength={12}
        inputClass="uppercase"
        onChange={(event) => setPrefix(event.target.value)}
      />
      <Field label={t('code.count')} inputMode="numeric" value={count} onChange={(event) => setCount(event.target.value)} />
      <ActionButton type="submit" className="min-h-12 md:mt-7 xl:mt-0" busy={busy}>
        {t('code.make')}
      </ActionButton>
    </form>
  )
}
