/**
 * The pages most visitors see first, and those they lead to. They come with a smaller style sheet that has only what they need
 * (scripts/shop-styles.ts); others, such as those of the community and the account, come with the whole one.
 */
export const shopPages: readonly string[] = 'landing market collections product search cart checkout sign-in sign-up forgot-password'.split(
  ' ',
)
