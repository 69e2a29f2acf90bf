import { sql } from 'drizzle-orm'
import { refreshOutdatedPlaces } from '#app/center/place-and-hours.server.ts'
import { completeStoredAddresses } from '#app/data/import/job/complete-stored-addresses.server.ts'
import { readFirstEvening } from '#app/staff/first-evening/read-first-evening.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { getBackupFolder, readLastBackup } from '#db/backups.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readFreeMegabytes, requireFolder } from '#db/data-folder.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { getDataFolder } from './data-folders.ts'
import { type Env, findMisspelledSettings, readSessionSecret } from './env.ts'
import { createCenterImages } from './images/center-images.ts'
import { createJobs } from './jobs.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { prepareSamples } from './prepare-samples.ts'

/** Open everything that a process needs, by its settings: database, samples, jobs, and the app's dependencies. */
export async function openServices(env: Env) {
  const logger = createLogger(env.logLevel)
  for (const question of findMisspelledSettings()) logger.warn(question)
  await requireFolder(env.dataDir)
  const sessionSecret = await readSessionSecret(env)
  const database = await openDatabase({
    ...env,
    onEngineChange: (reason) => {
      if (reason) logger.error({ err: reason }, 'the embedded database has ended')
      else logger.warn('the embedded database is back')
    },
  })
  try {
    const { unknownMigrations, isSuperuser } = database
    if (isSuperuser) {
      logger.warn(
        'DATABASE_URL logs in as a superuser, for whom row-level security does not hold: use a login that only owns the database and has CREATEROLE',
      )
    }
    if (unknownMigrations) {
      logger.warn({ unknownMigrations }, 'a newer version has used this database: upgrade this one')
    }
    await asOperator(database, completeStoredAddresses)
    await asOperator(database, refreshOutdatedPlaces)
    const samples = await prepareSamples(database, env)
    const livesChanged = env.livesChanged ?? (samples.centers > 0 ? '1000+' : null)
    const site = { ...env.site, livesChanged }
    const { hasAdmin, isEmpty } = await asOperator(database, readStart)
    const firstEvening = isEmpty
      ? await asOperator(database, (db) => readFirstEvening(db, site))
      : null
    const readLast = () => readLastBackup(getBackupFolder(env.dataDir), database.engine)
    const readFree = () => readFreeMegabytes(env.dataDir)
    const jobs = createJobs(database, env, logger, {
      readLastBackup: readLast,
      readFreeMegabytes: readFree,
    })
    const dependencies = {
      database,
      logger,
      sessionSecret,
      site,
      images: createCenterImages({ folder: getDataFolder(env.dataDir, 'images'), logger }),
      trustProxy: env.trustProxy,
      wakeOutbox: jobs.wakeOutbox,
      imports: jobs.imports,
      sources: jobs.sources,
      countVisit: jobs.countVisit,
      readLastBackup: readLast,
      readFreeMegabytes: readFree,
      ...(env.centerMail && { sendLinkMail: jobs.sendLinkMail }),
      ...(env.metricsToken && {
        metrics: { metrics: createMetrics(database, readLast), token: env.metricsToken },
      }),
    }
    const close = async () => {
      await jobs.stop()
      await database.close()
    }
    return { samples, hasAdmin, firstEvening, jobs, dependencies, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Read whether anybody can open the whole admin area, and whether there is no center. */
function readStart(db: Executor): Promise<{ hasAdmin: boolean; isEmpty: boolean }> {
  return readRow(
    db,
    sql`select exists (select 1 from user_roles r join profiles p on p.id = r.user_id
        where r.role = 'admin' and p.status = 'active') as "hasAdmin",
      not exists (select 1 from treatment_centers) as "isEmpty"`,
  )
}
