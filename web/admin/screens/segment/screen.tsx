import { useCallback, useState } from 'react'
import type { Segment, SegmentFilter } from '#contract/admin/segments.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { segmentLimits } from '#contract/segment-limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useDescribeFilter } from '#web/admin/segments/describe.ts'
import { useCustomerCount } from '#web/admin/segments/use-customer-count.ts'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'
import { FilterFields } from './filter-fields.tsx'

export function Component() {
  const { id = 'new' } = useParams()
  return id === 'new' ? <Editor segment={null} /> : <Loaded key={id} id={id} />
}

function Loaded({ id }: { id: string }) {
  const t = useText('admin-segments')
  const data = useAsyncData(useCallback(() => staff('GET /admin/segments/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('title')} back={adminUrls.segments()} data={data}>
      {(segment) => <Editor segment={segment} />}
    </LoadedScreen>
  )
}

/** A segment: its name and filter, and the matching customers, updated while editing. */
function Editor({ segment }: { segment: Segment | null }) {
  const t = useText('admin-segments')
  const errorMessage = useErrorMessage()
  const may = useMay()
  const { busy, error, run } = useAction()
  const [name, setName] = useState(segment?.name ?? '')
  const [filter, setFilter] = useState<SegmentFilter>(segment?.filter ?? {})
  const markSaved = useChanged({ name, filter })
  const save = () =>
    run(async () => {
      if (segment) {
        await staff('PUT /admin/segments/:id', { id: segment.id, name, filter })
        markSaved()
      } else {
        const { id } = await staff('POST /admin/segments', { name, filter })
        allowLeaving()
        goTo(adminUrls.segment(id), { replace: true })
      }
      toast('success', t('saved'))
    })
  return (
    <Screen
      title={segment?.name ?? t('new')}
      back={adminUrls.segments()}
      actions={segment && <Delete id={segment.id} name={segment.name} />}
    >
      <div className="grid gap-10 px-4 py-6 md:px-8 xl:grid-cols-[minmax(0,44rem)_20rem]">
        <div className="grid content-start gap-5">
          {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
          <Field label={t('field.name')} value={name} maxLength={segmentLimits.name} onChange={(event) => setName(event.target.value)} />
          <FilterFields filter={filter} onChange={setFilter} />
          {may('customers:write') && (
            <ActionButton look="ember" className="justify-self-start" busy={busy} disabled={name.trim() === ''} onClick={() => void save()}>
              {t('save')}
            </ActionButton>
          )}
        </div>
        <Found filter={filter} members={segment && adminUrls.customers({ segment: segment.id })} />
      </div>
    </Screen>
  )
}

/** The number of matching customers, and the filter in words. */
function Found({ filter, members }: { filter: SegmentFilter; members: string | null }) {
  const t = useText('admin-segments')
  const describe = useDescribeFilter()
  const total = useCustomerCount(filter)
  const description = describe(filter)
  return (
    <section
      aria-labelledby="found"
      className="order-first rounded-card border border-line bg-surface p-5 xl:sticky xl:top-4 xl:order-none xl:self-start"
    >
      <h2 id="found" className="text-sm font-semibold">
        {t('found')}
      </h2>
      <p role="status" className="display mt-1 text-2xl">
        {total}
      </p>
      {description.length === 0 ? (
        <p className="mt-3 text-quiet">{t('everyone')}</p>
      ) : (
        <ul className="mt-3 grid gap-1 text-sm text-quiet">
          {description.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-quiet">{t('guests')}</p>
      {members && (
        <ActionLink to={members} className="mt-4">
          {t('members')}
        </ActionLink>
      )}
    </section>
  )
}

function Delete({ id, name }: { id: string; name: string }) {
  const t = useText('admin-segments')
  const may = useMay()
  const { busy, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    void run(async () => {
      try {
        await staff('DELETE /admin/segments/:id', { id })
        allowLeaving()
        goTo(adminUrls.segments())
      } catch (reason) {
        setAsking(false)
        toastError(reason)
      }
    })
  if (!may('customers:write')) return null
  return (
    <>
      <ActionButton onClick={() => setAsking(true)}>{t('delete.button')}</ActionButton>
      {isAsking && (
        <Confirm
          open
          title={t('delete.title', { name })}
          text={t('delete.text')}
          action={t('delete.button')}
          busy={busy}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
