import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { CustomerFinder } from '#web/admin/orders/customer-finder.tsx'
import { staff } from '#web/admin/session/session.ts'

type Customer = ApiOutput<'GET /admin/customers/:id'>

/** Picks the other account: a likely duplicate, or one found by search. */
export function ChooseOther({ customer, onPick }: { customer: Customer; onPick: (other: string) => void }) {
  const t = useText('admin-merge')
  const { id, name } = customer
  const load = useCallback(() => staff('GET /admin/customers/:id/doubles', { id }), [id])
  const duplicates = useAsyncData(load).value?.customers ?? []
  return (
    <div className="mt-3 grid gap-8 border-t border-line px-4 py-6 md:px-8 [&>*]:max-w-[40rem]">
      <p className="text-quiet">{t('lead', { name })}</p>
      {duplicates.length > 0 && (
        <section>
          <h2 className="mb-2 font-semibold">{t('duplicates.title')}</h2>
          <ul>
            {duplicates.map((duplicate) => (
              <li key={duplicate.id} className="border-b border-line">
                <button
                  type="button"
                  className="grid min-h-14 w-full content-center gap-x-6 py-2 text-start hover:bg-studio md:grid-cols-[1fr_auto] md:items-center"
                  onClick={() => onPick(duplicate.id)}
                >
                  <span className="min-w-0">
                    <span className="block font-medium">{duplicate.name}</span>
                    <span className="block truncate text-quiet">{duplicate.email}</span>
                  </span>
                  <span className="text-quiet">{t(`duplicates.${duplicate.same}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        {duplicates.length > 0 && <h2 className="mb-3 font-semibold">{t('find.title')}</h2>}
        <CustomerFinder label={t('find.label')} hint={t('find.hint')} onPick={(picked) => onPick(picked.id)} />
      </section>
    </div>
  )
}
