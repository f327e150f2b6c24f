import type { FileLineError, ProductImport } from '#contract/imports.ts'
import { useText } from '#web/lib/text.ts'
import { ProgressBar } from '#web/ui/progress.tsx'
import { LineErrors } from './line-errors.tsx'
import { isUnderWay } from './use-import.ts'

/** What an import is about, in a few sentences. */
export function Summary({ one }: { one: ProductImport }) {
  return (
    <section className="grid max-w-[48rem] gap-3">
      <p aria-live="polite">
        <Sentence one={one} />
      </p>
      {isUnderWay(one) && <Progress one={one} />}
      <News one={one} />
      <FileErrors errors={one.lineErrors} count={one.lineErrorCount} />
    </section>
  )
}

function Sentence({ one: { state, found, done, total } }: { one: ProductImport }): string {
  const t = useText('admin-imports')
  const { created, updated, failed, undone, left } = done
  if (state === 'checking' || state === 'running' || state === 'undoing' || state === 'failed') return t(`about.${state}`)
  if (state === 'done') return created + updated + failed > 0 ? t('did', { created, updated, failed }) : t('about.nothing')
  if (state === 'undone') return t('about.undone', { undone, left })
  if (found.create + found.update > 0) return t('about.ready', { create: found.create, update: found.update })
  return found.refuse === 0 && total > 0 ? t('about.same') : t('about.none')
}

/** How many products are written or undone; a check has no number. */
function Progress({ one: { state, found, done } }: { one: ProductImport }) {
  const t = useText('admin-imports')
  const written = done.created + done.updated
  if (state === 'checking') return null
  const [value, max] = state === 'running' ? [written + done.failed, found.create + found.update] : [done.undone + done.left, written]
  return (
    <div className="grid gap-1.5">
      <ProgressBar tone="ember" label={t('progress', { value, max })} value={value} max={max} />
      <span className="text-sm text-quiet">{t('progress', { value, max })}</span>
    </div>
  )
}

/** What a run creates besides products. */
function News({ one: { state, newBrands, newCategories } }: { one: ProductImport }) {
  const t = useText('admin-imports')
  if (state !== 'ready') return null
  return (
    <>
      {newBrands.length > 0 && <p className="text-sm">{t('newBrands', { names: newBrands.join(', ') })}</p>}
      {newCategories.length > 0 && <p className="text-sm">{t('newCategories', { names: newCategories.join(', ') })}</p>}
    </>
  )
}

/** Lines that make no product. */
function FileErrors({ errors, count }: { errors: FileLineError[]; count: number }) {
  const t = useText('admin-imports')
  if (count === 0) return null
  return (
    <div className="grid gap-2 rounded-card border border-bad p-4">
      <h2 className="font-semibold">{t('lineErrors', { count })}</h2>
      <LineErrors errors={errors} />
    </div>
  )
}
