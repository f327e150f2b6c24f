import { z } from 'zod'
import { multiline, slug } from '../fields.ts'
import { siteLimits } from './limits.ts'
import { localizedText, link, displayPeriod, sitePicture } from './link.ts'
import { defaultSections, sectionKinds } from './names.ts'

/** A section; empty fields keep their defaults. */
const frontSection = z
  .object({
    id: z.string().regex(/^[a-z0-9]{3,12}$/),
    section: z.enum(sectionKinds),
    isOn: z.boolean(),
    title: localizedText(siteLimits.title),
    text: localizedText(siteLimits.sectionText, multiline),
    /** The author of a quote. */
    by: localizedText(siteLimits.label),
    linkText: localizedText(siteLimits.label),
    link: link.nullable(),
    picture: sitePicture.nullable(),
    /** Slugs of products, of the category whose best sellers are shown, and of an article. */
    products: z.array(slug).max(siteLimits.sectionProducts),
    target: slug.nullable(),
    ...displayPeriod,
  })
  .meta({ id: 'FrontSection' })
export type FrontSection = z.infer<typeof frontSection>

/** The sections of the front page in their order. */
export const frontDocument = z
  .object({ kind: z.literal('front'), sections: z.array(frontSection).max(siteLimits.sections) })
  .refine(({ sections }) => new Set(sections.map(({ id }) => id)).size === sections.length, 'has a duplicate id')
  .refine(
    ({ sections }) => defaultSections.every((own) => sections.filter(({ section }) => section === own).length <= 1),
    'has a section of the page twice',
  )
  .meta({ id: 'FrontDocument' })
export type FrontDocument = z.infer<typeof frontDocument>
