import { type FormEvent, useState } from 'react'
import type { ContactTopic } from '#contract/contact.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { type Problem, useProblems } from './problems.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { invalidFieldsOf } from '#web/lib/wrong-fields.ts'
import { localPath } from '#web/lib/locale-path.ts'

export interface ContactFormProps {
  formToken: string
  values: Record<string, string>
  problem: Problem | null
}

const topics: readonly ContactTopic[] = ['order', 'return', 'fault', 'product', 'account', 'membership', 'privacy', 'other']

export function ContactForm({ formToken, values, problem }: ContactFormProps) {
  const t = useText('contact')
  const hydrated = useHydrated()
  const [wrong, setWrong] = useState<string[]>([])
  const { general, of } = useProblems(wrong.length > 0 ? { code: 'INVALID_INPUT', fields: wrong } : problem)
  /** Says it in our words: the browser's are in its own language. */
  const check = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const names = invalidFieldsOf(form)
    setWrong(names)
    if (names.length === 0) return
    event.preventDefault()
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const bind = (name: string) => ({ name, defaultValue: values[name] ?? '', error: of(name) })
  return (
    <form
      method="post"
      action={localPath(urls.contact())}
      encType="multipart/form-data"
      // Without script the browser checks.
      noValidate={hydrated}
      onSubmit={check}
      className="mt-8 grid gap-5"
    >
      {general && (
        <p role="alert" className="rounded-card border border-bad p-4 font-medium text-bad">
          {general}
        </p>
      )}
      <input type="hidden" name="formToken" value={formToken} />
      <div className="grid gap-5 md:grid-cols-2">
        <SenderFields bind={bind} topic={values['topic']} />
      </div>
      <TextArea
        label={t('message')}
        mark={t('required')}
        required
        rows={7}
        minLength={limits.contact.messageMin}
        maxLength={limits.contact.messageMax}
        {...bind('message')}
      />
      <Field
        label={t('attachment')}
        mark={t('optional')}
        hint={t('attachmentHint')}
        type="file"
        name="attachment"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        error={of('attachment')}
        inputClass="py-2.5 file:me-3 file:font-medium file:underline file:underline-offset-4"
      />
      <Trap />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">{t('send')}</Button>
        <p className="text-sm text-quiet">{t('receipt')}</p>
      </div>
    </form>
  )
}

interface SenderFieldsProps {
  /** The attributes of a field by its name. */
  bind: (name: string) => { name: string; defaultValue: string; error: string | undefined }
  topic: string | undefined
}

/** Who writes, and what about. */
function SenderFields({ bind, topic: chosen }: SenderFieldsProps) {
  const t = useText('contact')
  return (
    <>
      <Field label={t('name')} mark={t('required')} required autoComplete="name" maxLength={limits.name.max} {...bind('name')} />
      <Field
        label={t('email')}
        mark={t('required')}
        type="email"
        required
        autoComplete="email"
        maxLength={limits.email.max}
        {...bind('email')}
      />
      <Select
        label={t('topic')}
        mark={t('required')}
        required
        options={topics.map((topic) => ({ value: topic, name: t(`topics.${topic}`) }))}
        {...bind('topic')}
        defaultValue={topics.find((one) => one === chosen) ?? 'order'}
      />
      <Field
        label={t('order')}
        mark={t('optional')}
        hint={t('orderHint')}
        maxLength={limits.contact.orderNumber}
        autoComplete="off"
        {...bind('orderNumber')}
      />
    </>
  )
}

/** A field that people don't see: what is filled in comes from a program. */
function Trap() {
  const t = useText('contact')
  return (
    <div className="hidden" aria-hidden="true">
      <label htmlFor="website">{t('leaveEmpty')}</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
