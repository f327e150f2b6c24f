import { z } from 'zod'
import { multiline } from '../fields.ts'
import { siteLimits } from './limits.ts'

/** The sentences of mails that staff changed, by key; all others are the originals. */
export const mailDocument = z
  .object({
    kind: z.literal('mail'),
    texts: z
      .record(z.string().max(80), multiline(1, siteLimits.mailText))
      .refine((texts) => Object.keys(texts).length <= 60, 'has too many'),
  })
  .meta({ id: 'MailDocument' })
export type MailDocument = z.infer<typeof mailDocument>
