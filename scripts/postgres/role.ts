import { createHmac } from 'node:crypto'
import pg from 'pg'
import { type Cluster, superuser } from './cluster.ts'

/** The application's own role owns its database but is no superuser, so that a hole in the application doesn't open the machine. */
const appRole = 'gymfolk_app'

/** Credentials of a role for a URL. The application's password is derived from the superuser's, so there is only one file to keep. */
export const credentialsOf = (cluster: Cluster, role = appRole): string =>
  `${role}:${role === superuser ? cluster.password : createHmac('sha256', cluster.password).update(role).digest('base64url')}`

/** Creates the application's role if there is none. */
export async function createRole(client: pg.Client, cluster: Cluster): Promise<void> {
  const [, password] = credentialsOf(cluster).split(':')
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole])
  await client.query(
    `${rowCount === 0 ? 'create' : 'alter'} role ${appRole} login nosuperuser nocreatedb nocreaterole password '${password}'`,
  )
}

/** Hands over what the superuser owns in a database, for databases from before the application had its own role. */
export async function transferOwnership(superuserUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`alter database ${database} owner to ${appRole}`)
    await client.query(`
      do $$ declare one record; begin
        for one in select c.oid::regclass as name from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
            and c.relowner = '${superuser}'::regrole and not exists (
              select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e') and c.relkind = 'S' or d.objid = c.oid and d.deptype = 'e')
        loop execute format('alter table %s owner to ${appRole}', one.name); end loop;
        for one in select p.oid::regprocedure as name from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proowner = '${superuser}'::regrole
            and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        loop execute format('alter routine %s owner to ${appRole}', one.name); end loop;
      end $$`)
  } finally {
    await client.end()
  }
}
