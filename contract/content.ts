import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, slug, text, textLocale } from './fields.ts'
import { limits } from './limits.ts'

const tag = 'Content'
const heading = z.object({ id: z.string(), text: z.string() })

/** A page that isn't about products, such as the terms. `version` starts at 1 and is incremented with each new text. */
export const contentPage = z
  .object({
    name: slug,
    title: z.string(),
    description: z.string(),
    updatedAt: day,
    version: z.int(),
    html: z.string(),
    headings: z.array(heading),
    locale: textLocale,
  })
  .meta({ id: 'ContentPage' })
export type ContentPage = z.infer<typeof contentPage>

const faqItem = z.object({ id: z.string(), question: z.string(), html: z.string() }).meta({ id: 'FaqItem' })
export type FaqItem = z.infer<typeof faqItem>
export const faq = contentPage
  .pick({ title: true, description: true, updatedAt: true, locale: true })
  .extend({ groups: z.array(z.object({ title: z.string(), items: z.array(faqItem) })) })
  .meta({ id: 'Faq' })
export type Faq = z.infer<typeof faq>

export const getContentPage = endpoint({
  id: 'getContentPage',
  route: 'GET /public/pages/:name',
  tag,
  auth: 'public',
  summary: 'Get a page of the shop by its name, such as `return-policy`',
  maxAge: 60,
  input: z.object({ name: slug }),
  output: contentPage,
  refusals: ['NOT_FOUND'],
})
export const getFaq = endpoint({
  id: 'getFaq',
  route: 'GET /public/faq',
  tag,
  auth: 'public',
  summary: 'Get the frequently asked questions: all, or those that a search finds',
  maxAge: 60,
  input: z.object({ q: text(1, limits.search.max).optional() }),
  output: faq,
  refusals: [],
})
