import type { Picture } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { JoinForm } from '#web/features/waitlist/join-form.tsx'
import { useCalendar } from '#web/lib/dates.ts'
import { Head } from '#web/lib/head.tsx'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Countdown } from '#web/ui/countdown.tsx'
import { Scene } from '#web/ui/scene.tsx'

/** Before opening: the date, and the waitlist's form. */
export function Waitlist({ publishAt, picture }: { publishAt: string | null; picture: Picture | null }) {
  const t = useText('landing')
  const { name: shop } = useShop()
  const words = (
    <div className="wrap relative py-14 md:py-24">
      <p className="text-sm font-semibold">{t('waitlist.soon')}</p>
      <h1 className="display mt-3 max-w-[9em] text-3xl text-balance md:text-[5rem]">{t('waitlist.title')}</h1>
      <p className="mt-5 max-w-[30em] md:text-lg">{t('waitlist.text', { shop })}</p>
      {publishAt && <Opening at={publishAt} />}
      <JoinForm />
    </div>
  )
  return (
    <>
      <Head title={t('waitlist.pageTitle')} description={t('waitlist.text', { shop })} path={urls.home()} image={picture?.url} />
      {picture ? (
        <Scene picture={{ ...picture, blur: undefined, alt: '' }} first className="-mb-24 lg:grid lg:min-h-[40rem] lg:items-center">
          {words}
        </Scene>
      ) : (
        words
      )}
    </>
  )
}

function Opening({ at }: { at: string }) {
  const t = useText('landing')
  const { date } = useCalendar()
  const label = t('waitlist.opensOn', { date: date(at) })
  return (
    <div className="mt-8">
      <p className="mb-3 font-medium">{label}</p>
      <Countdown label={label} until={at} />
    </div>
  )
}
