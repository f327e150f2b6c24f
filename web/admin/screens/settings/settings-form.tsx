import { type SyntheticEvent, useState } from 'react'
import { settingGroups, type SettingName } from '#contract/admin/setting-list.ts'
import type { ShopSettings } from '#contract/admin/settings.ts'
import { readMoney } from '#web/lib/read-money.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useFieldErrors } from '#web/admin/ui/use-field-errors.ts'
import { useUnsaved } from '#web/admin/unsaved/unsaved.ts'
import { MaintenancePass } from './maintenance-pass.tsx'
import { ServerSettings } from './server-settings.tsx'
import { SettingField } from './setting-field.tsx'

type Values = Partial<Record<SettingName, string>>

interface SettingsFormProps {
  settings: ShopSettings['settings']
  lastOrderNumber: number
  taxClasses: ShopSettings['taxClasses']
  onServer: ShopSettings['onServer']
  onSaved: (settings: ShopSettings) => void
}

/** A gap of up to this many order numbers needs no confirmation. */
const gapMax = 10_000

/** A new first order number that skips many numbers, as a mistyped digit does. It can't be undone, so it needs a confirmation. */
export function unusualOrderNumber({ ORDER_NUMBER_START: typed }: Values, last: number): number | undefined {
  const start = Number(typed ?? '')
  // Before the first order nothing is skipped.
  return last > 0 && Number.isInteger(start) && start - last > gapMax ? start : undefined
}

const amounts: ReadonlySet<string> = new Set(
  settingGroups.flatMap(({ settings }) => settings.filter(({ kind }) => kind === 'amount').map(({ name }) => name)),
)

/** An amount with the point that the server's settings have; what isn't one stays as typed, and is refused. */
function plainAmount([name, value]: [name: string, value: string]): [name: string, value: string] {
  const amount = amounts.has(name) ? readMoney(value) : Number.NaN
  return [name, Number.isNaN(amount) ? value : String(amount)]
}

/** All settings in groups. Changes are saved together. */
export function SettingsForm({ settings, lastOrderNumber, taxClasses, onServer, onSaved }: SettingsFormProps) {
  const t = useText('admin-settings')
  const { ref, ...form } = useChanges(settings, onSaved)
  const [isAsking, setAsking] = useState(false)
  const start = unusualOrderNumber(form.changed, lastOrderNumber)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (start === undefined) form.save()
    else setAsking(true)
  }
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid max-w-256 gap-10 px-4 pb-24 md:px-8">
      <ServerSettings onServer={onServer} />
      {settingGroups.map(({ group, settings: own }) => (
        <section key={group} className="grid gap-4 border-t border-line pt-5 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-8">
          <div>
            <h2 className="font-semibold">{t(`group.${group}.title`)}</h2>
            <p className="text-quiet">{t(`group.${group}.text`)}</p>
          </div>
          <div className="grid content-start gap-5">
            {own.map((one) => {
              const { name, kind } = one
              const setting = settings.find((each) => each.name === name)
              return (
                setting && (
                  <SettingField
                    key={name}
                    name={name}
                    kind={kind}
                    {...('choices' in one && { choices: one.choices })}
                    taxClasses={taxClasses}
                    value={form.changed[name] ?? setting.value}
                    isLocked={setting.isLocked}
                    least={form.leastStart(lastOrderNumber)}
                    isWrong={form.isWrong(name)}
                    onChange={(value) => form.type(name, value)}
                  />
                )
              )
            })}
            {group === 'opening' && <MaintenancePass />}
          </div>
        </section>
      ))}
      <UnsavedBar count={Object.keys(form.changed).length} busy={form.busy} onDiscard={form.discard} />
      <Confirm
        open={isAsking}
        title={t('farStart.title', { start: String(start ?? '') })}
        text={t('farStart.text', { last: String(lastOrderNumber) })}
        action={t('farStart.action')}
        onConfirm={() => {
          setAsking(false)
          form.save()
        }}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}

/** The settings that were changed and aren't saved yet, and those that the last save refused. */
function useChanges(settings: ShopSettings['settings'], onSaved: (settings: ShopSettings) => void) {
  const t = useText('admin-settings')
  const { busy, error, run } = useAction()
  const { form, at } = useFieldErrors(error)
  const [changed, setChanged] = useState<Values>({})
  useUnsaved(Object.keys(changed).length > 0)
  const type = (name: SettingName, value: string) =>
    setChanged((before) => {
      const { [name]: _, ...others } = before
      return value === settings.find((one) => one.name === name)?.value ? others : { ...others, [name]: value }
    })
  const save = () =>
    void run(async () => {
      try {
        onSaved(await staff('PATCH /admin/settings', { values: Object.fromEntries(Object.entries(changed).map(plainAmount)) }))
        setChanged({})
        toast('success', t('saved'))
      } catch (refusal) {
        toastError(refusal)
        throw refusal
      }
    })
  /** The lowest possible number of the next order. A refusal also takes into account orders placed since the settings were loaded. */
  const leastStart = (last: number) => Number(/\d+$/.exec(at('values.ORDER_NUMBER_START').error ?? '')?.[0] ?? last) + 1
  return {
    ref: form,
    changed,
    isWrong: (name: SettingName) => at(`values.${name}`).error !== undefined,
    leastStart,
    busy,
    type,
    save,
    discard: () => setChanged({}),
  }
}

/** Saves or discards the changes; nothing while there are none. */
function UnsavedBar({ count, busy, onDiscard }: { count: number; busy: boolean; onDiscard: () => void }) {
  const t = useText('admin-settings')
  const admin = useText('admin')
  if (count === 0) return null
  return (
    <div className="fixed inset-x-0 bottom-14 z-10 flex items-center justify-between gap-4 bg-ink px-4 py-3 text-ground md:bottom-0 md:start-54 md:px-8">
      <span>{t('unsaved', { count })}</span>
      <span className="flex gap-3">
        <button type="button" onClick={onDiscard} className="min-h-11 px-3 text-link md:min-h-9">
          {t('discard')}
        </button>
        <ActionButton type="submit" look="ember" busy={busy}>
          {admin('save')}
        </ActionButton>
      </span>
    </div>
  )
}
