import { useRef, useState } from 'react'
import { captionLimits } from '#contract/limits/captions.ts'
import type { Locale } from '#contract/locales.ts'
import type { Video } from '#contract/media.ts'
import { isRefusal } from '#contract/refusal.ts'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useShop } from '#web/lib/shop.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { sendFile } from './send-file.ts'

interface CaptionsFieldProps {
  /** The URL of the video's poster. */
  poster: string
  video: Video
  onChange: (video: Video) => void
}

const bytesPerKilobyte = 1000

/** The captions of a video, one file for each language. They're saved at once, also where the video is shown already. Needs the group "media". */
export function CaptionsField({ poster, video, onChange }: CaptionsFieldProps) {
  const t = useText('media')
  const { locale, locales: offered } = useShop()
  const languages = offered as Locale[]
  const errorMessage = useErrorMessage()
  const input = useRef<HTMLInputElement>(null)
  const [language, setLanguage] = useState(languages[0]!)
  const { busy, error, run } = useAction()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const nameOf = (one: string) => names.of(one) ?? one
  const add = (file: File) =>
    void run(async () => {
      const sending = { onProgress: () => undefined, signal: new AbortController().signal }
      const sent = await sendFile('POST /media/public/upload/captions', file, { poster, language }, sending)
      if (sent.video) onChange(sent.video)
    })
  const remove = (one: Locale) =>
    void run(async () => {
      const left = await call(
        'POST /media/captions/delete',
        { poster, language: one },
        { token: useStored.getState().auth.access_token ?? '' },
      )
      if (left.video) onChange(left.video)
    })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t('captions.title')}</legend>
      <p className="text-sm text-quiet">{t('captions.rules', { size: captionLimits.bytes / bytesPerKilobyte })}</p>
      {(video.captions ?? []).length > 0 && (
        <ul>
          {video.captions!.map(({ language: one }) => (
            <li key={one} className="flex items-center justify-between gap-4">
              {nameOf(one)}
              <TextButton aria-label={t('captions.removeOne', { language: nameOf(one) })} onClick={() => remove(one)}>
                {t('captions.remove')}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('captions.language')}
          value={language}
          options={languages.map((value) => ({ value, name: nameOf(value) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Locale)}
        />
        <Button look="secondary" busy={busy} onClick={() => input.current?.click()}>
          {t('captions.choose')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        aria-label={t('captions.choose')}
        accept=".vtt,text/vtt"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) add(file)
          currentTarget.value = ''
        }}
      />
      {error !== null && (
        <Alert tone="bad">{isRefusal(error) && error.code === 'INVALID_FILE_TYPE' ? t('captions.wrong') : errorMessage(error)}</Alert>
      )}
    </fieldset>
  )
}
