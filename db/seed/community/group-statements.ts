import { adds } from './statements.ts'

export const addGroups = adds('addGroups', 'group_chats', { id: 'uuid', name: 'text', last_at: 'timestamptz', created_at: 'timestamptz' })
export const addGroupMembers = adds('addGroupMembers', 'group_members', {
  group_id: 'uuid',
  user_id: 'uuid',
  state: 'text',
  role: 'text',
  invited_by: 'uuid',
  joined_at: 'timestamptz',
  unread: 'int',
  read_until: 'timestamptz',
  last_at: 'timestamptz',
})
export const addGroupMessages = adds('addGroupMessages', 'group_messages', {
  id: 'uuid',
  group_id: 'uuid',
  sender_id: 'uuid',
  event: 'text',
  subject_id: 'uuid',
  text: 'text',
  attachment: 'text',
  picture: 'jsonb',
  product_id: 'uuid',
  created_at: 'timestamptz',
})
