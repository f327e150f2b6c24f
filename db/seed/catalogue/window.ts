/** The shop window of the demo world: which picture hangs where. */
export const window = {
  market: 'hero-new',
  deals: 'hero-deals',
  story: 'still-chalk',
}
