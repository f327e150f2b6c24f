import type { TextKey, useText } from '#web/lib/text.ts'

/** A mail's name, from the texts. */
export const mailName = (t: ReturnType<typeof useText<'admin-site'>>, name: string): string =>
  t(`mailNames.${name}` as TextKey<'admin-site'>)
