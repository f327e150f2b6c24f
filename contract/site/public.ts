import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { queryList, slug } from '../fields.ts'
import { sectionKinds, sizeColumns, sizeDrawings } from './names.ts'

const tag = 'Shop'

const shownSection = z
  .object({
    id: z.string(),
    section: z.enum(sectionKinds),
    title: z.string(),
    text: z.string(),
    by: z.string(),
    linkText: z.string(),
    path: z.string().nullable(),
    picture: z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }).nullable(),
    products: z.array(z.string()),
    target: z.string().nullable(),
  })
  .meta({ id: 'ShownSection' })
export type ShownSection = z.infer<typeof shownSection>

export const getFront = endpoint({
  id: 'getFront',
  route: 'GET /public/front',
  tag,
  auth: 'public',
  summary: 'Get the sections of the front page as staff arranged them; null for the default',
  maxAge: 60,
  input: z.object({}),
  output: z.object({ sections: z.array(shownSection).nullable() }),
  refusals: [],
})

export const sizeGuide = z
  .object({
    name: z.string(),
    title: z.string(),
    text: z.string(),
    drawing: z.enum(sizeDrawings),
    columns: z.array(z.object({ column: z.enum(sizeColumns), label: z.string() })),
    rows: z.array(z.array(z.string())),
  })
  .meta({ id: 'SizeGuide' })
export type SizeGuide = z.infer<typeof sizeGuide>

export const findSizeGuide = endpoint({
  id: 'findSizeGuide',
  route: 'GET /public/size-guides',
  tag,
  auth: 'public',
  summary: 'Find the size guide for products of a brand in these categories: the most specific one; null if there is none',
  maxAge: 60,
  input: z.object({ brand: slug.optional(), categories: queryList(slug).default([]) }),
  output: z.object({ name: z.string().nullable() }),
  refusals: [],
})
export const getSizeGuide = endpoint({
  id: 'getSizeGuide',
  route: 'GET /public/size-guides/:name',
  tag,
  auth: 'public',
  summary: 'Get a size guide: a table, and how to measure',
  maxAge: 60,
  input: z.object({ name: slug }),
  output: sizeGuide,
  refusals: ['NOT_FOUND'],
})
