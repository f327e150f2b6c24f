import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { StoryAudience } from '#contract/stories.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { type UploadedPicture, type Details, emptyDetails, inputOf } from './details.ts'
import { StoryDetails } from './story-details.tsx'

const picturesMax = 5

/** Shares a few pictures in order, each as a story. */
export function ShareStory({ onClose, onShared }: { onClose: () => void; onShared: () => void }) {
  const t = useText('stories')
  const errorMessage = useErrorMessage()
  const [pictures, setPictures] = useState<UploadedPicture[]>([])
  const [isUploading, setUploading] = useState(false)
  const [details, setDetails] = useState<Record<string, Details>>({})
  const [audience, setAudience] = useState<StoryAudience>('public')
  const [shared, setShared] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, error, run } = useAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const wrong = isUploading ? t('share.uploading') : pictures.length === 0 ? t('share.empty') : null
    setProblem(wrong)
    if (wrong !== null) return
    void run(async () => {
      // If one fails, those before it are shared already, so a retry continues from there.
      for (const picture of pictures.filter(({ url }) => !shared.has(url))) {
        await signed('POST /story/share', inputOf(picture, details[picture.url] ?? emptyDetails, audience))
        setShared((all) => new Set([...all, picture.url]))
      }
      onShared()
      onClose()
      toast('success', t('share.done', { count: pictures.length }))
    })
  }
  return (
    <Dialog open title={t('share.title')} onClose={onClose}>
      <form onSubmit={send} className="grid min-h-0 auto-rows-max grid-cols-1 gap-5 overflow-y-auto p-5">
        <p className="text-quiet">{t('share.text', { hours: limits.story.hours })}</p>
        <PicturePicker
          feature="story"
          max={picturesMax}
          onChange={(chosen, isBusy) => {
            setPictures(chosen)
            setUploading(isBusy)
            setProblem(null)
          }}
        />
        {pictures.map((picture, at) => (
          <StoryDetails
            key={picture.url}
            picture={picture}
            title={pictures.length > 1 ? t('share.number', { number: at + 1 }) : null}
            value={details[picture.url] ?? emptyDetails}
            onChange={(value) => setDetails((all) => ({ ...all, [picture.url]: value }))}
          />
        ))}
        <div>
          <Segmented
            label={t('share.audience')}
            value={audience}
            options={[
              { value: 'public', name: t('share.public') },
              { value: 'followers', name: t('share.followers') },
            ]}
            onChange={setAudience}
          />
        </div>
        {(problem !== null || error !== null) && <Alert tone="bad">{problem ?? errorMessage(error)}</Alert>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button type="submit" busy={busy} disabled={pictures.length === 0 && !isUploading} className="max-md:w-full">
            {t('share.send')}
          </Button>
          <TextLink to={urls.stories()} className="inline-flex min-h-11 items-center">
            {t('menu.archive')}
          </TextLink>
        </div>
      </form>
    </Dialog>
  )
}
