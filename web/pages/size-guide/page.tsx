import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import type { SizeGuide } from '#contract/site/public.ts'
import { urls } from '#contract/urls.ts'
import { MeasureDrawing } from '#web/features/size-guides/drawing.tsx'
import { GuideTable } from '#web/features/size-guides/size-table.tsx'
import { call } from '#web/lib/call.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'

export const loader = ({ params }: LoaderFunctionArgs): Promise<SizeGuide> =>
  call('GET /public/size-guides/:name', { name: params['name'] ?? '' })

/** A size guide as a page: complete without script, in both units. */
export function Component() {
  const guide = useLoaderData<SizeGuide>()
  const t = useText('sizes')
  return (
    <div className="wrap max-w-192 py-10 md:py-16">
      <Head title={guide.title} description={guide.text.slice(0, 160) || t('title')} path={urls.sizeGuide(guide.name)} />
      <p className="text-sm font-semibold text-quiet">{t('title')}</p>
      <h1 className="display mt-2 text-3xl text-balance wrap-anywhere">{guide.title}</h1>
      {guide.text && <p className="mt-4 max-w-[38em] whitespace-pre-line wrap-anywhere md:text-lg">{guide.text}</p>}
      <div className="mt-8 grid gap-10">
        <MeasureDrawing drawing={guide.drawing} />
        {(['cm', 'in'] as const).map((unit) => (
          <section key={unit} aria-labelledby={unit}>
            <h2 id={unit} className="mb-2 text-lg font-semibold">
              {t(`in.${unit}`)}
            </h2>
            <GuideTable guide={guide} unit={unit} />
          </section>
        ))}
      </div>
    </div>
  )
}
