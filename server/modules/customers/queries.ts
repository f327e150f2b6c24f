import type { Customer } from '#contract/customers/customers.ts'
import { statement } from '#server/db/statement.ts'
import { json, nullable, textOf } from '#server/db/types.ts'

/** The customer with their addresses as JSON, in one query. */
export const findCustomer = statement(
  'customers.findCustomer',
  { id: 'uuid' },
  {
    id: 'uuid',
    name: 'text',
    email: 'text?',
    phone: 'text?',
    phone_verified: 'bool',
    date_of_birth: 'date?',
    max_squat: 'int4?',
    weight_unit: textOf<Customer['weightUnit']>(),
    handle: 'text?',
    bio: 'text',
    avatar: 'text?',
    privacy: textOf<Customer['privacy']>(),
    locale: nullable(textOf<NonNullable<Customer['locale']>>()),
    role: 'text',
    is_staff: 'bool',
    points: 'int4',
    has_password: 'bool',
    has_second_factor: 'bool',
    addresses: json<Customer['addresses']>(),
  },
  `
  select u.id, u.name, u.email, coalesce(u.phone, u.unproved_phone) as phone, u.phone is not null as phone_verified, u.date_of_birth,
    u.max_squat, u.weight_unit, u.handle, u.bio, u.avatar, u.privacy, u.locale, u.role,
    cardinality(r.permissions) > 0 as is_staff, u.points, u.password_hash is not null as has_password,
    exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
      or exists (select 1 from passkeys p where p.user_id = u.id) as has_second_factor,
    (select coalesce(json_agg(json_strip_nulls(json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name,
      'email', a.email, 'addressLine1', a.address_line1, 'addressLine2', a.address_line2, 'city', a.city, 'region', nullif(a.region, ''),
      'postCode', a.post_code, 'country', a.country, 'phone', a.phone, 'tag', a.tag, 'isDefault', a.is_default,
      'isDefaultBilling', a.is_default_billing)) order by a.is_default desc, a.created_at desc, a.id desc), '[]')
      from addresses a where a.user_id = u.id) as addresses
  from users u join roles r on r.name = u.role where u.id = $1`,
)

export const findSignUpTime = statement(
  'customers.findSignUpTime',
  { id: 'uuid' },
  { created_at: 'timestamptz' },
  `select created_at from users where id = $1`,
)

const profileColumns = {
  name: 'text',
  date_of_birth: 'date?',
  max_squat: 'int4?',
  weight_unit: textOf<Customer['weightUnit']>(),
  handle: 'text?',
  bio: 'text',
  avatar: 'text?',
  privacy: textOf<Customer['privacy']>(),
  locale: nullable(textOf<NonNullable<Customer['locale']>>()),
} as const

/** Locks the row, which serializes changes of a customer and their addresses. */
export const lockCustomer = statement(
  'customers.lockCustomer',
  { id: 'uuid' },
  profileColumns,
  `select name, date_of_birth, max_squat, weight_unit, handle, bio, avatar, privacy, locale from users where id = $1 for update`,
)

export const updateProfile = statement(
  'customers.updateProfile',
  { id: 'uuid', ...profileColumns },
  {},
  `
  update users set name = $2, date_of_birth = $3, max_squat = $4, weight_unit = $5, handle = $6, bio = $7, avatar = $8, privacy = $9,
    locale = $10
  where id = $1`,
)

const addressColumns = {
  first_name: 'text',
  last_name: 'text',
  email: 'text?',
  address_line1: 'text',
  address_line2: 'text',
  city: 'text',
  region: 'text',
  post_code: 'text',
  country: 'text',
  phone: 'text',
  tag: 'text',
} as const

export const insertAddress = statement(
  'customers.insertAddress',
  { id: 'uuid', user: 'uuid', ...addressColumns, is_default: 'bool', is_default_billing: 'bool', now: 'timestamptz' },
  {},
  `
  insert into addresses (id, user_id, first_name, last_name, email, address_line1, address_line2, city, region, post_code, country, phone,
    tag, is_default, is_default_billing, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
)

export const findAddress = statement(
  'customers.findAddress',
  { id: 'uuid', user: 'uuid' },
  addressColumns,
  `
  select first_name, last_name, email, address_line1, address_line2, city, region, post_code, country, phone, tag
  from addresses where id = $1 and user_id = $2`,
)

export const updateAddress = statement(
  'customers.updateAddress',
  { id: 'uuid', ...addressColumns },
  {},
  `
  update addresses set first_name = $2, last_name = $3, email = $4, address_line1 = $5, address_line2 = $6, city = $7, region = $8,
    post_code = $9, country = $10, phone = $11, tag = $12
  where id = $1`,
)

export const deleteAddress = statement(
  'customers.deleteAddress',
  { id: 'uuid', user: 'uuid' },
  {},
  `delete from addresses where id = $1 and user_id = $2`,
)

export const countAddresses = statement(
  'customers.countAddresses',
  { user: 'uuid' },
  { count: 'int4', defaults: 'int4', billing_defaults: 'int4' },
  `
  select count(*)::int as count, count(*) filter (where is_default)::int as defaults,
    count(*) filter (where is_default_billing)::int as billing_defaults
  from addresses where user_id = $1`,
)

export const clearDefault = statement(
  'customers.clearDefault',
  { user: 'uuid' },
  {},
  `update addresses set is_default = false where user_id = $1 and is_default`,
)

export const setDefault = statement('customers.setDefault', { id: 'uuid' }, {}, `update addresses set is_default = true where id = $1`)

export const setNewestAsDefault = statement(
  'customers.setNewestAsDefault',
  { user: 'uuid' },
  {},
  `
  update addresses set is_default = true
  where id = (select id from addresses where user_id = $1 order by created_at desc, id desc limit 1)`,
)

export const clearBillingDefault = statement(
  'customers.clearBillingDefault',
  { user: 'uuid' },
  {},
  `update addresses set is_default_billing = false where user_id = $1 and is_default_billing`,
)

export const setBillingDefault = statement(
  'customers.setBillingDefault',
  { id: 'uuid' },
  {},
  `update addresses set is_default_billing = true where id = $1`,
)

/** Makes the default address the billing default. */
export const billToDefault = statement(
  'customers.billToDefault',
  { user: 'uuid' },
  {},
  `update addresses set is_default_billing = true where user_id = $1 and is_default`,
)
