import type { MailTemplate } from '#contract/admin/mail-templates.ts'
import type { TextKey } from '#server/text/text.ts'

type Shown = `${'title' | 'paragraph' | 'button' | 'link' | 'label'} ${TextKey}`
/** What else stands in a mail, shown with sample data. */
type Piece = 'code' | 'goods' | 'totals' | 'facts' | 'address' | 'stars'

/** A mail that the shop sends: its sentences where they stand, and what all of them may name. */
export interface MailDefinition {
  name: string
  area: MailTemplate['area']
  subject?: TextKey
  preheader?: TextKey
  /** Variables that every sentence of it knows besides its own, the shop's name and `support`. */
  vars: readonly string[]
  blocks: readonly (Shown | Piece)[]
}
