import { z } from 'zod'
import { multiline, slug } from '../fields.ts'
import { siteLimits } from './limits.ts'
import { inLocales, link, shownTimes, sitePicture } from './link.ts'
import { ownSections, sectionKinds } from './names.ts'

/** A section: what is empty is as it is by itself. */
const frontSection = z
  .object({
    id: z.string().regex(/^[a-z0-9]{3,12}$/),
    section: z.enum(sectionKinds),
    isOn: z.boolean(),
    title: inLocales(siteLimits.title),
    text: inLocales(siteLimits.sectionText, multiline),
    /** Who said a quote. */
    by: inLocales(siteLimits.label),
    linkText: inLocales(siteLimits.label),
    link: link.nullable(),
    picture: sitePicture.nullable(),
    /** Unique names: of products, of the category whose best sellers are shown, of an article. */
    products: z.array(slug).max(siteLimits.sectionProducts),
    target: slug.nullable(),
    ...shownTimes,
  })
  .meta({ id: 'FrontSection' })
export type FrontSection = z.infer<typeof frontSection>

/** The sections of the front page in their order. */
export const frontDocument = z
  .object({ kind: z.literal('front'), sections: z.array(frontSection).max(siteLimits.sections) })
  .refine(({ sections }) => new Set(sections.map(({ id }) => id)).size === sections.length, 'has an id twice')
  .refine(
    ({ sections }) => ownSections.every((own) => sections.filter(({ section }) => section === own).length <= 1),
    'has a section of the page twice',
  )
  .meta({ id: 'FrontDocument' })
export type FrontDocument = z.infer<typeof frontDocument>
