/** The shop window of the demo world: which picture hangs where. */
export const window = {
  market: 'hero-new',
  deals: 'hero-deals',
  story: 'still-chalk',
  cart: 'still-shelf',
  thanks: 'still-mat',
  account: 'still-gloves',
}
