import { addTextFiles } from '#web/lib/text.ts'
import type admin from './en/admin.json'
import type orders from './en/admin-orders.json'

declare module '#web/text/groups.ts' {
  /** The groups of the back office: their names begin with "admin". */
  interface TextGroups {
    /** Of the frame and of every list. */
    admin: typeof admin
    'admin-orders': typeof orders
  }
}

const files = import.meta.glob<Record<string, string>>('./*/*.json', { import: 'default' })
addTextFiles(Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace('./', '../text/'), load])))
