import { newsletterUrls } from '#contract/newsletter-urls.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { heading, statesOf, text } from '../state.ts'

/** The pages in front of the shop. */
export const front = [
  ...statesOf('landing', [{ name: 'whole', path: urls.home(), shows: heading(/^Kit that lasts/) }]),
  ...statesOf('waitlist', [
    { name: 'form', path: urls.waitlist(), shows: heading('Waitlist') },
    { name: 'confirm', path: urls.waitlist({ confirm: 'x' }), shows: heading('One last step') },
    { name: 'sent', path: urls.waitlist({ state: 'confirm' }), shows: heading('Check your email') },
    { name: 'left', path: urls.waitlist({ state: 'left' }), shows: heading(/off the list/) },
  ]),
  ...statesOf('newsletter', [
    { name: 'form', path: serverUrls.newsletter(), shows: heading('Newsletter') },
    { name: 'confirm', path: serverUrls.newsletter({ confirm: 'x' }), shows: heading('One last step') },
    { name: 'left', path: serverUrls.newsletter({ state: 'unsubscribed' }), shows: heading(/unsubscribed/) },
    { name: 'archive', path: newsletterUrls.archive(), shows: heading('Newsletters') },
    { name: 'issue', path: ({ issue }) => issue, shows: text('Want the next one by email?') },
  ]),
  ...statesOf('journal', [
    { name: 'all', path: urls.blogs(), shows: heading('Journal') },
    { name: 'nothing', path: urls.blogs({ category: 'sports', month: '2001-01' }), shows: text('Nothing here yet') },
    { name: 'article', path: urls.blog('write-it-down'), shows: heading('Write it down') },
  ]),
  ...statesOf('texts', [
    { name: 'about', path: urls.about(), shows: heading(/^Kit that lasts/) },
    { name: 'questions', path: urls.faq(), shows: heading('Questions and answers') },
    { name: 'found', path: urls.faq('points'), shows: text(/answers/) },
    { name: 'unanswered', path: urls.faq('xylophone'), shows: text('No answers found') },
    { name: 'sizes', path: urls.sizeGuide('gloves'), shows: heading('Boxing gloves') },
    { name: 'returns', path: urls.returnPolicy(), shows: heading('Returns and refunds') },
    { name: 'own-page', path: '/pages/disclaimer', shows: heading('Disclaimer') },
    { name: 'contact', path: urls.contact(), shows: heading('Contact us') },
    { name: 'contact-sent', path: serverUrls.contactSent(), shows: heading("Thanks, we've got your message") },
  ]),
]
