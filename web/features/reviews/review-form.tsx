import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { StarsField } from '#web/ui/stars-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { clearDraft, loadDraft, saveDraft } from './draft.ts'
import { FitField } from './fit-field.tsx'
import { ReviewPhotos } from './review-photos.tsx'

interface ReviewFormProps {
  orderId: string
  product: { id: string; slug: string }
  /** The bought size; undefined for a product without sizes. */
  size: string | undefined
  /** The existing review, if there is one. */
  written: OwnReview | undefined
  /** The stars in the link that led here; 0 for none. */
  stars: number
}

/** Writes or edits a review. The text survives a reload, and is sent only by the button. Needs the groups "review-form" and "ui". */
export function ReviewForm({ orderId, product, size, written, stars }: ReviewFormProps) {
  const t = useText('review-form')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  const draftKey = `${orderId} ${product.id}`
  const [draft, setDraft] = useState(() => ({
    rating: stars || written?.rating || 0,
    fit: written?.fit ?? null,
    text: written?.text ?? '',
    ...loadDraft(draftKey, stars),
  }))
  const [image, setImage] = useState(written?.image ?? [])
  const [isUploading, setIsUploading] = useState(false)
  const [noStars, setNoStars] = useState(false)
  const [tooEarly, setTooEarly] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const change = (more: Partial<typeof draft>) => {
    const next = { ...draft, ...more }
    setDraft(next)
    saveDraft(draftKey, next)
    if (next.rating > 0) setNoStars(false)
  }
  const publish = () =>
    run(async () => {
      const input = { ...draft, fit: size === undefined ? null : draft.fit, image: image.map(({ url, alt }) => ({ url, alt })) }
      await (written
        ? signed('PUT /user/order/review', { id: written.id, ...input })
        : signed('POST /user/order/review', { orderId, productId: product.id, ...input }))
      clearDraft(draftKey)
      toast('success', t(written ? 'changed' : 'published'))
      goTo(`${urls.product(product.slug)}#reviews`)
    })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (draft.rating === 0) {
      setNoStars(true)
      form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
      return
    }
    setTooEarly(isUploading)
    if (!isUploading) requireSignIn(() => void publish())
  }
  return (
    <form ref={form} onSubmit={send} noValidate className="mt-8 grid gap-6">
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <div>
        <StarsField
          label={t('rating')}
          names={[t('names.1'), t('names.2'), t('names.3'), t('names.4'), t('names.5')]}
          value={draft.rating}
          onChange={(rating) => change({ rating })}
        />
        {noStars && (
          <p role="alert" className="mt-1 text-sm text-bad">
            {t('noStars')}
          </p>
        )}
      </div>
      {size !== undefined && <FitField size={size} value={draft.fit} onChange={(fit) => change({ fit })} />}
      <TextArea
        label={t('text')}
        hint={t('hint')}
        mark={t('optional')}
        rows={6}
        maxLength={limits.reviews.textMax}
        value={draft.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <ReviewPhotos
        initial={written?.image ?? []}
        onChange={(next, stillUploading) => {
          setImage(next)
          setIsUploading(stillUploading)
          if (!stillUploading) setTooEarly(false)
        }}
        {...(tooEarly && { error: t('uploading') })}
      />
      <p className="text-sm text-quiet">{t('public')}</p>
      <Button type="submit" busy={busy}>
        {t(written ? 'save' : 'publish')}
      </Button>
    </form>
  )
}
