import type { MailTemplate } from '#contract/admin/mail-templates.ts'
import type { TextKey } from '#server/text/text.ts'

type Shown = `${'title' | 'paragraph' | 'button' | 'link' | 'label'} ${TextKey}`
/** Other content of a mail, shown with sample data. */
type Piece = 'code' | 'goods' | 'totals' | 'facts' | 'address' | 'stars'

/** A mail that the shop sends: its sentences in order, and the variables that all of them may use. */
export interface MailDefinition {
  name: string
  area: MailTemplate['area']
  subject?: TextKey
  preheader?: TextKey
  /** Variables available to every sentence, besides its own, `shop` and `support`. */
  vars: readonly string[]
  blocks: readonly (Shown | Piece)[]
}
