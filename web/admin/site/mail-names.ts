import type { TextKey, useText } from '#web/lib/text.ts'

/** What a mail is called; the names stand in the texts. */
export const mailName = (t: ReturnType<typeof useText<'admin-site'>>, name: string): string =>
  t(`mailNames.${name}` as TextKey<'admin-site'>)
