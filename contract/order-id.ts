import { z } from 'zod'

/** The id of an order, or its number in any format the shop has used. */
export const orderId = z
  .string()
  .max(40)
  .regex(/^[0-9A-Za-z-]+$/)
