import { type FormEvent, useCallback, useState } from 'react'
import type { OwnProfile } from '#contract/profiles.ts'
import { isRefusal } from '#contract/refusal.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { signed, updateCustomer } from '#web/features/auth/session/session.ts'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import { kilosOfUnit } from '#web/features/profiles/amount.ts'
import { type Unit, useUnit } from '#web/features/profiles/unit.ts'
import { shownWeight } from '#web/features/customers/weight.ts'
import { asciiDigits } from '#contract/digits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Check } from '#web/ui/check.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextButton } from '#web/ui/text-button.tsx'

interface EditProfileProps {
  onClose: () => void
  onSaved: () => Promise<void>
}

/** Edits the profile and its visibility. */
export function EditProfile({ onClose, onSaved }: EditProfileProps) {
  const t = useText('people')
  const errorMessage = useErrorMessage()
  const ask = useCallback(() => signed('GET /profile', {}), [])
  const { value, error, load } = useAsyncData(ask)
  return (
    <Dialog open title={t('edit.title')} place="side" onClose={onClose}>
      {value ? (
        <Form own={value} onClose={onClose} onSaved={onSaved} />
      ) : error ? (
        <div className="grid justify-items-start gap-3 p-5">
          <p>{errorMessage(error)}</p>
          <Button onClick={() => void load()}>{t('retry')}</Button>
        </div>
      ) : (
        <div className="grid gap-5 p-5">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
    </Dialog>
  )
}

function Form({ own, onClose, onSaved }: EditProfileProps & { own: OwnProfile }) {
  const t = useText('people')
  const errorMessage = useErrorMessage()
  const unit = useUnit()
  const { busy, error, run } = useAction()
  const [avatar, setAvatar] = useState(own.avatar)
  const [cover, setCover] = useState(own.cover)
  const [uploading, setUploading] = useState(0)
  const weight = own.bodyWeight === null ? '' : shownWeight(own.bodyWeight, unit)
  const handleError = isRefusal(error) && error.code === 'HANDLE_IS_TAKEN' ? errorMessage(error) : undefined

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (field: string) => ((form.get(field) ?? '') as string).trim()
    void run(async () => {
      const handle = text('handle')
      const account = changed(
        { handle, bio: text('bio'), privacy: text('privacy') as OwnProfile['privacy'], avatar },
        { handle: own.handle, bio: own.bio, privacy: own.privacy, avatar: own.avatar },
      )
      if (Object.keys(account).length > 0) await updateCustomer(signed('PATCH /user', account))
      await signed('PATCH /profile', {
        name: text('name'),
        place: text('place'),
        ...(cover !== own.cover && { cover }),
        sex: sexes.find((sex) => sex === text('sex')) ?? null,
        isRanked: form.get('ranked') === 'on',
        showsKit: form.get('kit') === 'on',
        ...(text('weight') !== weight && { bodyWeight: text('weight') === '' ? null : kilosOf(text('weight'), unit) }),
      })
      toast('success', t('edit.saved'))
      onClose()
      if (handle.toLowerCase() === own.handle) await onSaved()
      else goTo(urls.person(handle.toLowerCase()), { replace: true })
    })
  }
  return (
    <form onSubmit={send} className="grid min-h-0 grow content-start gap-5 overflow-y-auto p-5">
      {error !== null && !handleError && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <Field name="name" label={t('edit.name')} defaultValue={own.name} required maxLength={limits.name.max} autoComplete="name" />
      <Field
        name="handle"
        label={t('edit.handle')}
        before="@"
        defaultValue={own.handle}
        required
        minLength={limits.handle.min}
        maxLength={limits.handle.max}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={handleError}
      />
      <TextArea name="bio" label={t('edit.bio')} defaultValue={own.bio} maxLength={limits.bio.max} rows={3} />
      <Field name="place" label={t('edit.place')} defaultValue={own.place} maxLength={limits.profile.place} autoComplete="off" />
      <PictureChoice title={t('edit.avatar')} url={avatar} feature="avatar" onChange={setAvatar} onBusy={setUploading} />
      <PictureChoice title={t('edit.cover')} url={cover} feature="post" onChange={setCover} onBusy={setUploading} />
      <Select
        name="privacy"
        label={t('edit.privacy')}
        defaultValue={own.privacy}
        options={privacies.map((value) => ({ value, name: t(`edit.privacies.${value}`) }))}
      />
      <BodyFields own={own} weight={weight} unit={unit} />
      <Check name="ranked" label={t('edit.ranked')} hint={t('edit.rankedWhy')} defaultChecked={own.isRanked} />
      <Check name="kit" label={t('edit.kit')} hint={t('edit.kitWhy')} defaultChecked={own.showsKit} />
      <Button type="submit" busy={busy || uploading > 0}>
        {t('edit.save')}
      </Button>
    </form>
  )
}

/** The body weight and the sex, by which lifts are ranked. */
function BodyFields({ own, weight, unit }: { own: OwnProfile; weight: string; unit: Unit }) {
  const t = useText('people')
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field name="weight" label={t('edit.weight', { unit: t(`units.${unit}`) })} inputMode="decimal" defaultValue={weight} />
        <Select
          name="sex"
          label={t('edit.sex')}
          defaultValue={own.sex ?? ''}
          options={['', ...sexes].map((value) => ({ value, name: t(`edit.sexes.${value === '' ? 'none' : (value as 'female')}`) }))}
        />
      </div>
      <p className="-mt-3 text-sm text-quiet">{t('edit.weightWhy')}</p>
    </>
  )
}

const sexes = ['female', 'male'] as const
const privacies = ['public', 'followers', 'private'] as const

/** An invalid number is sent on, and the server refuses it at its field. */
const kilosOf = (typed: string, unit: Unit): number => kilosOfUnit(Number(asciiDigits(typed).replace(',', '.')), unit)

function changed<T extends object>(now: T, before: T): Partial<T> {
  const entries = Object.entries(now).filter(([key, value]) => before[key as keyof T] !== value)
  return Object.fromEntries(entries) as Partial<T>
}

interface PictureChoiceProps {
  title: string
  url: string | null
  feature: 'avatar' | 'post'
  onChange: (url: string | null) => void
  onBusy: (change: (count: number) => number) => void
}

function PictureChoice({ title, url, feature, onChange, onBusy }: PictureChoiceProps) {
  const t = useText('people')
  const [open, setOpen] = useState(false)
  const [wasBusy, setWasBusy] = useState(false)
  return (
    <div role="group" aria-label={title}>
      <p className="font-medium">{title}</p>
      {open ? (
        <PicturePicker
          feature={feature}
          shape={feature === 'avatar' ? 'square' : undefined}
          onChange={([picture], busy) => {
            if (busy !== wasBusy) onBusy((count) => count + (busy ? 1 : -1))
            setWasBusy(busy)
            if (picture) onChange(picture.url)
          }}
        />
      ) : (
        <p className="flex gap-5">
          <TextButton onClick={() => setOpen(true)}>{t(url === null ? 'edit.add' : 'edit.change')}</TextButton>
          {url !== null && <TextButton onClick={() => onChange(null)}>{t('edit.remove')}</TextButton>}
        </p>
      )}
    </div>
  )
}
