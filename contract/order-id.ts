import { z } from 'zod'

/** The id of an order, or its number in whatever form the shop has given it. */
export const orderId = z
  .string()
  .max(40)
  .regex(/^[0-9A-Za-z-]+$/)
