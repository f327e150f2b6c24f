/**
 * The closed list of failures. Each has a stable code, the HTTP status, and the sentence that is part of the contract
 * (old spellings included: programs compare them; people read the text group's translation of the code).
 */
export const refusals = {
  MALFORMED_REQUEST: [400, 'Malformed request'],
  IDEMPOTENCY_KEY_IS_MISSING: [400, 'Idempotency key is missing'],
  TOKEN_IS_MISSING_OR_EXPIRED: [401, 'Token is missing or expired'],
  NOT_ALLOWED: [403, 'Not allowed'],
  ANTI_FORGERY_TOKEN_IS_MISSING_OR_WRONG: [403, 'Anti-forgery token is missing or wrong'],
  NOT_FOUND: [404, 'Not found'],
  METHOD_NOT_ALLOWED: [405, 'Method not allowed'],
  RETIRED: [410, 'Retired'],
  BODY_IS_TOO_LARGE: [413, 'Body is too large'],
  UNSUPPORTED_TYPE: [415, 'Unsupported type'],
  INVALID_INPUT: [422, 'Invalid input'],
  TOO_MANY_REQUESTS: [429, 'Too many requests'],
  SERVER_ERROR: [500, 'Server error'],
  SERVICE_UNAVAILABLE: [503, 'Service unavailable'],

  INVALID_PRODUCT_ID: [404, 'Invalid product Id'],
  INVALID_TAG_NAME: [422, 'Invalid tag name'],
  INVALID_CATEGORY_ID: [404, 'Invalid category id'],

  CAN_NOT_ADD_ITEM_TO_THE_CART: [422, 'Can not add item to the cart'],
  NO_CART_FOUND: [404, 'No cart found'],
  CAN_NOT_UPDATE_CART_ITEM: [422, 'Can not update cart item'],
  CAN_NOT_REMOVE_CART_ITEM: [422, 'Can not remove cart item'],

  PAYMENT_METHOD_IS_INVAILD: [422, 'Payment method is invaild'],
  INVALID_ITEMS_SELECTED_OR_STOCK_OUT: [422, 'Invalid item(s) selected or stock out'],
  MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES: [422, 'Miscalculation of individual product calculated prices'],
  ERROR_IN_ORDER_CREATION: [422, 'Error in order creation'],
  CAN_NOT_CANCEL_ORDER_AFTER_PAYMENT: [422, 'Can not cancel order after payment'],
  CAN_NOT_CANCEL_ORDER_AFTER_7_DAYS: [422, 'Can not cancel order after 7 days'],
  CAN_NOT_CANCEL_ORDER: [422, 'Can not cancel order'],
  CAN_NOT_ADD_ITEMS: [422, 'Can not add items'],
  ORDER_IS_NOT_IN_THAT_STATE: [409, 'Order is not in that state'],
  POINTS_DO_NOT_COVER_IT: [422, 'Points do not cover it'],
  IDEMPOTENCY_KEY_IS_USED: [409, 'Idempotency key is used for another request'],
  REQUEST_IS_IN_PROGRESS: [409, 'Request is in progress'],

  INVALID_CREDENTIALS: [422, 'Invalid credentials'],
  USER_ALREADY_EXISTS: [409, 'User already exists'],
  EMAIL_ALREADY_EXISTS: [409, 'Email already exists'],
  PHONE_NUMBER_ALREADY_EXISTS: [409, 'Phone number already exists'],
  HANDLE_IS_TAKEN: [409, 'Handle is taken'],
  OTP_EXPIRED_OR_INVALID_OTP: [422, 'Otp expired or invalid otp'],
  TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER: [422, 'Time limit exceed or unverified user'],
  CURRENT_PASSWORD_IS_INCORRECT: [422, 'Current password is incorrect'],
  SIGN_IN_AGAIN: [403, 'Sign in again'],
  PASSWORD_IS_EASY_TO_GUESS: [422, 'Password is easy to guess'],
  TOO_MANY_ADDRESSES: [422, 'Too many addresses'],

  NO_FILE_IS_FOUND: [422, 'No file is found'],
  INVALID_FILE_TYPE: [415, 'Invalid file type'],
  ERROR_IN_UPLOADING_FILE: [422, 'Error in uploading file'],

  NO_GOOGLE_FACEBOOK_OR_APPLE_USER_FOUND: [422, 'No google, facebook or apple user found'],
  AUTHENTICATION_FAILED: [422, 'Authentication failed. Please try again.'],
  SIGN_IN_WAS_CANCELLED: [422, 'Sign-in was cancelled'],
  SIGN_IN_IS_NOT_OFFERED: [404, 'Sign-in is not offered'],
  ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT: [409, 'Account exists, sign in to link it'],
  IDENTITY_IS_ALREADY_LINKED: [409, 'Identity is already linked'],
  IDENTITY_BELONGS_TO_ANOTHER_ACCOUNT: [409, 'Identity belongs to another account'],
  LAST_SIGN_IN_METHOD: [409, 'Last sign-in method'],

  SECOND_FACTOR_IS_NEEDED: [403, 'Second factor is needed'],
  SECOND_FACTOR_IS_WRONG: [422, 'Second factor is wrong'],
  SECOND_FACTOR_IS_ON: [409, 'Second factor is on'],
  SECOND_FACTOR_IS_OFF: [409, 'Second factor is off'],
  SIGN_IN_TICKET_IS_SPENT: [422, 'Sign-in ticket is spent'],
  PASSKEY_IS_NOT_VALID: [422, 'Passkey is not valid'],
  TOO_MANY_PASSKEYS: [409, 'Too many passkeys'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type RefusalCode = keyof typeof refusals
