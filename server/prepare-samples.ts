import { sql } from 'drizzle-orm'
import { countSamples, type SampleCounts, seedSamples } from '#app/data/samples/seed.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { samplesMark } from '#db/migration-marks.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type Env, SettingsError } from './env.ts'

/**
 * Add the samples if the settings ask for them. `auto` adds them once, to an empty database of a local site; removed
 * samples don't come back. Returns the numbers of samples in the database, which may be centers without members after an
 * import. Throws `SettingsError` if a public site has any, because everybody knows the demo passwords.
 */
export function prepareSamples(
  database: Database,
  env: Pick<Env, 'isLocal' | 'sampleData'>,
): Promise<SampleCounts> {
  return asOperator(database, async (db) => {
    // Several processes may start at once on an empty database. Only the first adds samples.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('directory.samples'))`)
    const found = await countSamples(db)
    if (found.centers + found.members > 0) {
      if (env.isLocal) return found
      throw new SettingsError(
        'SITE_URL: is public, but the database holds sample data. Run `npm run sample -- remove` first.',
      )
    }
    if (env.sampleData === 'off' || !env.isLocal) return found
    if (env.sampleData === 'auto') {
      const [state] = await readRows<{ empty: boolean; offered: boolean }>(
        db,
        sql`select
          not exists (select 1 from treatment_centers) and not exists (select 1 from profiles) as empty,
          exists (select 1 from directory_migrations.applied where hash = ${samplesMark}) as offered`,
      )
      if (!state?.empty || state.offered) return found
    }
    await seedSamples(db, new Date())
    await db.execute(
      sql`insert into directory_migrations.applied (hash, created_at)
        values (${samplesMark}, ${Date.now()}) on conflict do nothing`,
    )
    return countSamples(db)
  })
}
