import { useId } from 'react'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'

/** Links to the shop's other documents. */
export function Documents({ except }: { except: string }) {
  const t = useText('content')
  const id = useId()
  const documents = [
    [urls.returnPolicy(), t('pages.returns')],
    [urls.terms(), t('pages.terms')],
    [urls.privacyPolicy(), t('pages.privacy')],
    [urls.subscriptionPolicy(), t('pages.subscriptions')],
    [urls.disclaimer(), t('pages.disclaimer')],
    [urls.clubDisclaimer(), t('pages.clubs')],
    [urls.faq(), t('pages.faq')],
    [urls.contact(), t('pages.contact')],
    [urls.about(), t('pages.about')],
  ] as const
  return (
    <nav aria-labelledby={id} className="mt-20 border-t border-line pt-8">
      <h2 id={id} className="mb-2 font-semibold">
        {t('documents')}
      </h2>
      <ul className="flex flex-wrap gap-x-8">
        {documents
          .filter(([path]) => path !== except)
          .map(([path, label]) => (
            <li key={path}>
              <TextLink to={path} className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
