import type { FileLineError, FileImport, ImportFailure } from '#contract/imports.ts'
import { type Translate, useText } from '#web/lib/text.ts'
import { ProgressBar } from '#web/ui/progress.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { LineErrors } from './line-errors.tsx'
import { isUnderWay } from './use-import.ts'

/** Encodings by the names that spreadsheet programs use. */
const encodingNames = { 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', 'windows-1252': 'Windows-1252' } as const

/** What an import is about, in a few sentences. */
export function Summary({ one }: { one: FileImport }) {
  const t = useText('admin-imports')
  return (
    <section className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      <p aria-live="polite">{one.interruption ? <Interrupted interruption={one.interruption} /> : <Sentence one={one} />}</p>
      {one.failure && <Failure failure={one.failure} />}
      {isUnderWay(one) && <Progress one={one} />}
      <Pictures one={one} />
      <News one={one} />
      <Outdated one={one} />
      {one.encoding !== 'utf-8' && <p className="text-sm">{t('encoding', { encoding: encodingNames[one.encoding] })}</p>}
      {one.unreadColumns.length > 0 && <p className="text-sm">{t('unread', { names: one.unreadColumns.join(', ') })}</p>}
      <FileErrors
        errors={one.lineErrors}
        count={one.lineErrorCount}
        isUnreadable={one.state === 'mapping' || (one.state === 'failed' && one.failure === null)}
      />
    </section>
  )
}

function Sentence({ one: { state, found, done, total, failure, lineErrorCount } }: { one: FileImport }): string {
  const t = useText('admin-imports')
  const { created, updated, failed, undone } = done
  if (state === 'failed') {
    const about = t(failure === null && total === 0 ? 'about.unreadable' : 'about.failed')
    return created + updated + undone > 0 ? `${about} ${t('did', { created, updated, failed })}` : about
  }
  if (state === 'checking' || state === 'running' || state === 'undoing') return t(`about.${state}`)
  if (state === 'mapping') return t(lineErrorCount > 0 ? 'about.mappingFailed' : 'about.mapping')
  if (state === 'done') return created + updated + failed > 0 ? t('did', { created, updated, failed }) : t('about.nothing')
  if (state === 'undone') return undoneSentences(t, done)
  if (found.create + found.update > 0) return t('about.ready', { create: found.create, update: found.update })
  if (total === 0) return t('about.none')
  if (found.outdated > 0) return t('about.onlyOutdated')
  return found.refuse === 0 ? t('about.same') : t('about.refused', { count: found.refuse })
}

/** The result of undoing: what was removed, kept, or moved to the trash. */
function undoneSentences(t: Translate<'admin-imports'>, { undone, left, trashed }: FileImport['done']): string {
  const about = t(left > 0 ? 'about.undoneKept' : 'about.undone', { undone, left })
  return trashed > 0 ? `${about} ${t('about.undoneTrashed', { trashed })}` : about
}

const isAhead = (time: string): boolean => Date.parse(time) > Date.now()

/** Says that the import is interrupted, and when it's retried. */
function Interrupted({ interruption: { retryAt } }: { interruption: NonNullable<FileImport['interruption']> }): string {
  const t = useText('admin-imports')
  const shortTime = useShortTime()
  if (retryAt === null) return t('about.cancelled')
  return isAhead(retryAt) ? t('about.interrupted', { time: shortTime(retryAt) }) : t('about.continues')
}

/** Why the import failed, and what to do. */
function Failure({ failure: { reason, attempts: count, messages } }: { failure: ImportFailure }) {
  const t = useText('admin-imports')
  return <p className="text-sm text-bad">{t(`failure.${reason}`, { count, messages: messages.join(', ') })}</p>
}

/** The number of products written or undone; a check shows no number. */
function Progress({ one: { state, found, done } }: { one: FileImport }) {
  const t = useText('admin-imports')
  const written = done.created + done.updated
  if (state === 'checking') return null
  const undone = done.undone + done.left + done.trashed
  const [value, max] = state === 'running' ? [written + done.failed, found.create + found.update] : [undone, written]
  return (
    <div className="grid gap-1.5">
      <ProgressBar tone="ember" label={t('progress', { value, max })} value={value} max={max} />
      <span className="text-sm text-quiet">{t('progress', { value, max })}</span>
    </div>
  )
}

/** How many of the external pictures have been fetched. */
function Pictures({ one: { pictures } }: { one: FileImport }) {
  const t = useText('admin-imports')
  const { waiting, done, failed } = pictures
  if (waiting + done + failed === 0) return null
  return <p className="text-sm">{t(waiting > 0 ? 'pictures.waiting' : 'pictures.ended', { waiting, done, failed })}</p>
}

/** Brands and categories that a run creates. */
function News({ one: { state, newBrands, newCategories, sameNames } }: { one: FileImport }) {
  const t = useText('admin-imports')
  if (state !== 'ready') return null
  return (
    <>
      {newBrands.length > 0 && <p className="text-sm">{t('newBrands', { names: newBrands.join(', ') })}</p>}
      {newCategories.length > 0 && <p className="text-sm">{t('newCategories', { names: newCategories.join(', ') })}</p>}
      {sameNames?.map(({ name, others }) => (
        <p key={name} className="text-sm text-warn">
          {t('sameNames', { name, others: others.join(', '), path: others[0]! })}
        </p>
      ))}
    </>
  )
}

/** Rows that a run skips unless staff include them. */
function Outdated({ one: { state, found } }: { one: FileImport }) {
  const t = useText('admin-imports')
  return state === 'ready' && found.outdated > 0 && <p className="text-sm">{t('about.outdated', { count: found.outdated })}</p>
}

/** Lines that contain no product, or why the file can't be read at all. */
function FileErrors({ errors, count, isUnreadable }: { errors: FileLineError[]; count: number; isUnreadable: boolean }) {
  const t = useText('admin-imports')
  if (count === 0) return null
  return (
    <div className="grid gap-2 rounded-card border border-bad p-4">
      {!isUnreadable && <h2 className="font-semibold">{t('lineErrors', { count })}</h2>}
      <LineErrors errors={errors} />
    </div>
  )
}
