/**
 * Pages that most people see first, and what they lead to. They come with a style sheet that has only what they need (scripts/shop-styles.ts);
 * others, such as those of the community and of accounts, with the whole.
 */
export const shopPages: readonly string[] = 'landing market collections product search cart checkout sign-in sign-up forgot-password'.split(
  ' ',
)
