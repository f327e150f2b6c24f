/** Every length, count and rate once. Used by the schemas, the database checks, OpenAPI, the forms and the tests. */
export const limits = {
  /** Largest request body in bytes; larger ones are refused with 413. */
  bodyBytes: 64 * 1024,
  /** `offsetMax`: deeper into a long list only a cursor works, which costs the same at any depth. */
  page: { default: 5, max: 100, offsetMax: 10_000 },
  cart: { quantityMax: 99, linesMax: 100 },
  wishlist: { listsMax: 20, itemsMax: 100, nameMax: 60 },
  compare: { max: 3 },
  recentlyViewed: { max: 20 },
  name: { max: 60 },
  email: { max: 254 },
  /** `resetMinutes`: how long after a correct code a new password may be set; `linkMinutes`: how long by the link that an operator makes. */
  password: { min: 8, max: 128, resetMinutes: 15, linkMinutes: 60 },
  /** For how long signing in cancels the deletion of an account. */
  deletion: { graceDays: 14 },
  handle: { min: 3, max: 30 },
  bio: { max: 300 },
  /** Of one member: whom they follow, and what they log. */
  profile: { place: 80, lift: 40, note: 300, followedMax: 2000, recordsMax: 5000 },
  post: {
    text: 5000,
    picturesMax: 10,
    productsMax: 5,
    mentionsMax: 20,
    tagsMax: 20,
    tagLength: 60,
    tagsFollowedMax: 50,
    addressesMax: 20,
    address: 500,
    commentText: 2000,
    commentsMax: 10_000,
    replyShown: 2,
  },
  /** `perDay`: that run at once; `newPerDay`: of who joined `newHours` ago at most; `people`: in one list; `viewersHours`: after its end. */
  mutedWords: { max: 100, length: 80 },
  story: {
    hours: 24,
    caption: 200,
    sticker: 8,
    stickerUnit: 20,
    perDay: 30,
    newPerDay: 3,
    newHours: 72,
    people: 20,
    peopleMax: 50,
    viewersHours: 24,
  },
  /** `inviteUses`: of one link; `eventsMax`: to come, in one club. */
  club: {
    name: 60,
    slug: 60,
    description: 1000,
    rules: 3000,
    place: 80,
    joinedMax: 200,
    ownedMax: 10,
    invitesMax: 20,
    inviteUses: 1000,
    inviteDays: 90,
    eventTitle: 80,
    eventText: 2000,
    eventPlace: 160,
    eventCapacity: 10_000,
    eventsMax: 100,
    pinnedMax: 3,
  },
  /** In kilograms. */
  squat: { min: 1, max: 600 },
  age: { min: 13, max: 120 },
  address: { name: 30, line: 100, city: 100, region: 60, postCodeMin: 2, postCodeMax: 12, perCustomer: 20 },
  /** `perHour`: codes to one address. */
  otp: { digits: 6, minutes: 5, tries: 5, resendSeconds: 60, perHour: 20 },
  /** `totalMax`: the highest total of an order, in minor units; `unitsMax`: pieces in one order. */
  /** `amountMax` in minor units. */
  giftCard: { messageMax: 500, perOrder: 20, amountMax: 1_000_000, daysAhead: 365, resendsMax: 5 },
  order: {
    linkDays: 180,
    cancelDays: 7,
    unitsMax: 500,
    totalMax: 1_000_000_000,
    giftCardsMax: 5,
    pointsMax: 1_000_000_000,
    noteMax: 2000,
    tagMax: 40,
    tagsMax: 20,
  },
  /** Texts of a shipment: who carries it, by which number, where to follow it; a note of staff on an order. */
  shipment: { carrier: 60, trackingNumber: 60, trackingUrl: 500, note: 300 },
  returns: { textMax: 1000 },
  /** What staff may pin to a rail, exclude from it, and pick to be shown beside a product. */
  product: {
    name: 150,
    short: 300,
    full: 10_000,
    metaTitle: 150,
    metaDescription: 320,
    keywordsMax: 40,
    keyword: 40,
    categoriesMax: 20,
    optionsMax: 3,
    option: 40,
    valuesMax: 60,
    value: 60,
    attributesMax: 60,
    attribute: 200,
    photosMax: 40,
    variantsMax: 150,
    sku: 60,
    /** In minor units. */
    priceMax: 100_000_000,
    stockMax: 1_000_000,
    backOrdersMax: 10_000,
    gramsMax: 1_000_000,
    trashDays: 30,
    bulkMax: 100,
  },
  /** `productsMax`: of one file; `errorsMax`: how many lines' errors are stored with it; `days`: how long an import is stored. */
  /** `cell`: characters of a cell, `productCell` of one of a product file; `shown`: of what a row is called. */
  imports: {
    bytes: 10_000_000,
    productsMax: 20_000,
    rowsMax: 100_000,
    columnsMax: 1000,
    cell: 5000,
    productCell: 100_000,
    shown: 200,
    errorsMax: 200,
    days: 30,
  },
  stock: { linesMax: 200, reason: 200, place: 60, placesMax: 50 },
  category: { name: 60, description: 500, depthMax: 4, perShop: 1000 },
  brand: { name: 60, description: 500 },
  searchSettings: { wordsMax: 20, productsMax: 12 },
  rails: { pinned: 12, excluded: 100, related: 24 },
  /** `max`: how many run or are planned; `aheadDays`: how early one is planned. */
  deals: { max: 500, daysMax: 60, aheadDays: 400, quantityMax: 1_000_000, variantsMax: 100 },
  search: { max: 200 },
  /** `attachmentBytes`: of a picture that comes with a message. */
  /** Of a page or an article, in Markdown. */
  texts: { bodyMax: 50_000 },
  contact: { messageMin: 10, messageMax: 4000, orderNumber: 32, attachmentBytes: 10_000_000 },
  /** `bytes`: the largest file; `pixels`: the largest picture; `widthMax`: as wide or high as it's shown at most. */
  upload: { bytes: 10_000_000, pixels: 50_000_000, widthMax: 1600, fileName: 255, alt: 300 },
  /** How long the log of searches is stored. */
  searchLog: { days: 90 },
  missingPages: { days: 30 },
  filters: { valuesMax: 40 },
  /** `shown`: how many a product page has before it asks for more. */
  reviews: { textMax: 5000, photosMax: 5, replyMax: 2000, noteMax: 500, shown: 3 },
  /** `answersShown`: with each question of a list; `answersMax`: of one question. */
  questions: { textMin: 5, textMax: 1000, answerMax: 2000, answersShown: 3, answersMax: 100, shown: 3 },
} as const
