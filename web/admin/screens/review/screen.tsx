import { type ReactNode, useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { limits } from '#contract/limits.ts'
import type { StaffReview } from '#contract/reviews.ts'
import { urls } from '#contract/urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Gallery } from '#web/ui/gallery.tsx'
import { Link } from '#web/ui/link.tsx'
import { EntryActions } from '#web/admin/review-moderation/entry-actions.tsx'
import { EntryState } from '#web/admin/review-moderation/entry-state.tsx'
import { removalReasons } from '#web/admin/review-moderation/reasons.ts'
import { ShopReply } from '#web/admin/review-moderation/shop-reply.tsx'
import { StarRow } from '#web/admin/review-moderation/star-row.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** One review: its text, its reports, and the shop's reply. */
export function Component() {
  const t = useText('admin-review-moderation')
  const { id = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/reviews/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('reviews.title')} back={adminUrls.reviews()} data={data}>
      {(review) => <Review review={review} onChange={() => void data.load()} />}
    </LoadedScreen>
  )
}

function Review({ review, onChange }: { review: StaffReview; onChange: () => void }) {
  const t = useText('admin-review-moderation')
  const { id, reply, reports } = review
  const hidden = removalReasons.find((one) => one === review.removed) ?? null
  return (
    <Screen
      title={review.product.name}
      back={adminUrls.reviews()}
      beside={<EntryState hidden={hidden} reports={reports.length} isAnswered={reply !== null} />}
      actions={
        <EntryActions
          withKeys
          hidden={hidden}
          reports={reports.length}
          hide={(decision) => staff('POST /staff/reviews/:id/remove', { id, ...decision })}
          show={() => staff('POST /admin/reviews/:id/restore', { id })}
          erase={() => staff('DELETE /admin/reviews/:id', { id })}
          dismiss={() => staff('POST /staff/reviews/:id/dismiss-reports', { id })}
          onChange={onChange}
          onErased={() => goTo(adminUrls.reviews())}
        />
      }
    >
      <div className="mt-3 grid gap-10 border-t border-line px-4 py-6 md:px-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-8">
          <Words review={review} />
          {hidden === null && (
            <ShopReply
              key={reply?.at}
              label={t('part.reply')}
              hint={t('part.replyHint')}
              action={t(reply ? 'action.changeReply' : 'action.reply')}
              done={t('done.reply')}
              max={limits.reviews.replyMax}
              before={reply?.text ?? null}
              say={(text) => staff('PUT /staff/reviews/:id/reply', { id, text })}
              withdraw={() => staff('DELETE /staff/reviews/:id/reply', { id })}
              onChange={onChange}
            />
          )}
        </div>
        <Aside review={review} />
      </div>
    </Screen>
  )
}

function Words({ review }: { review: StaffReview }) {
  const t = useText('admin-review-moderation')
  const shortTime = useShortTime()
  return (
    <article className="grid max-w-[42rem] gap-3">
      <p className="flex flex-wrap items-center gap-3 text-quiet">
        <StarRow rating={review.rating} />
        <span>{review.author || t('nobody')}</span>
        <span>{shortTime(review.createdAt)}</span>
        <span>{Object.values(review.options).join(', ')}</span>
        {review.fit && <span>{t(`fit.${review.fit}`)}</span>}
      </p>
      <p className="text-base whitespace-pre-line">{review.text || t('noText')}</p>
      {review.image.length > 0 && (
        <div className="max-w-[24rem]">
          <Gallery label={t('column.photos')} pictures={review.image} />
        </div>
      )}
    </article>
  )
}

function Aside({ review: { reports, edits, product } }: { review: StaffReview }) {
  const t = useText('admin-review-moderation')
  const shortTime = useShortTime()
  return (
    <div className="grid content-start gap-8">
      <Link to={`${urls.product(product.slug)}#reviews`} className="justify-self-start text-link">
        {t('toProduct')}
      </Link>
      {reports.length > 0 && (
        <Part title={t('part.reports')}>
          {reports.map(({ reason, note, at }) => (
            <li key={at} className="border-b border-line py-2">
              <span className="flex justify-between gap-3">
                <span className="font-medium">{t(`report.${reason}`)}</span>
                <span className="text-quiet">{shortTime(at)}</span>
              </span>
              {note && <p className="text-quiet">{note}</p>}
            </li>
          ))}
        </Part>
      )}
      {edits.length > 0 && (
        <Part title={t('part.edits')}>
          {edits.map(({ rating, fit, text, at }) => (
            <li key={at} className="border-b border-line py-2">
              <span className="flex justify-between gap-3">
                <StarRow rating={rating} />
                <span className="text-quiet">{[fit && t(`fit.${fit}`), shortTime(at)].filter(Boolean).join(' · ')}</span>
              </span>
              <p className="text-quiet">{text || t('noText')}</p>
            </li>
          ))}
        </Part>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-1 font-semibold">{title}</h2>
    <ul>{children}</ul>
  </section>
)
