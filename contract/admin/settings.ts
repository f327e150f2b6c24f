import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { type SettingName, settingNames } from './setting-list.ts'

const tag = 'Settings'
const auth = { staff: 'settings:write' } as const

const name = z.enum(settingNames as [SettingName, ...SettingName[]])
const value = z
  .string()
  .max(2000)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), "has characters that can't be stored")

export const shopSettings = z
  .object({
    settings: z.array(
      z.object({
        name,
        /** The effective value, in the format of the environment variable. */
        value: z.string(),
        /** Set by the environment, so it can't be changed here. */
        isLocked: z.boolean(),
        /** Set here; otherwise it's the default, or the environment's. */
        isSet: z.boolean(),
      }),
    ),
    /** The last order's number as counted; a start must be above it. 0 before the first order. */
    lastOrderNumber: z.int(),
    /** The tax classes that can be chosen. */
    taxClasses: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Settings that only the server's environment sets: CURRENCY_NAME, COUNTRIES and SHIPPING_TIME_ZONE. */
    onServer: z.object({ currency: z.string(), countries: z.array(z.string()), timeZone: z.string() }),
  })
  .meta({ id: 'ShopSettings' })
export type ShopSettings = z.infer<typeof shopSettings>

export const getSettings = endpoint({
  id: 'getSettings',
  route: 'GET /admin/settings',
  tag,
  auth,
  summary: 'Get the settings that an owner can change, with their current values',
  input: z.object({}),
  output: shopSettings,
  refusals: [],
})

export const changeSettings = endpoint({
  id: 'changeSettings',
  route: 'PATCH /admin/settings',
  tag,
  auth,
  summary: 'Change settings; an empty value restores the default. Every process applies them within a second',
  input: z.strictObject({ values: z.partialRecord(name, value).refine((values) => Object.keys(values).length > 0, 'has nothing') }),
  output: shopSettings,
  refusals: [],
})

export const passMaintenance = endpoint({
  id: 'passMaintenance',
  route: 'POST /admin/maintenance/pass',
  tag,
  auth: { staff: 'settings:write' },
  summary: 'Let this browser see the shop during maintenance: a cookie, good for twelve hours',
  input: z.object({}),
  output: z.object({}),
  refusals: [],
})
