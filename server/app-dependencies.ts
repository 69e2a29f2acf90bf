import type { ServerBuild } from 'react-router'
import type {
  CenterImages,
  FileWork,
  ReadFreeMegabytes,
  ReadLastBackup,
  SendLinkMail,
  Site,
} from '#app/context.ts'
import type { Database } from '#db/client.server.ts'
import type { Viewer } from '#db/viewer.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import type { CountVisit } from './workers/visit-counter.ts'

export type AppDependencies = {
  database: Database
  site: Site
  images: CenterImages
  logger: Logger
  /** Number of our own proxies in front of this process. */
  trustProxy: number
  /** Key that signs the cookies. */
  sessionSecret: string
  /** Absent: the app has no `/metrics`. */
  metrics?: { metrics: Metrics; token: string }
  /** Start the delivery of new mail. */
  wakeOutbox: () => void
  imports: FileWork
  sources: FileWork
  countVisit: CountVisit
  readLastBackup: ReadLastBackup
  readFreeMegabytes: ReadFreeMegabytes
  /** Absent: CENTER_MAIL is off. */
  sendLinkMail?: SendLinkMail
  /** Whether this process is about to stop and should get no new requests. */
  isShuttingDown?: () => boolean
  /** Tests: replaces the session cookie. */
  readViewer?: (request: Request) => Promise<Viewer>
  /** React Router's server build: every page and action. */
  pages: ServerBuild
  /** Path of the script for every page; absent in a development server. */
  enhanceUrl?: string
  /** Path of the script for `/list`. */
  listUrl?: string
  /** Folder of the built client files; absent in development, where Vite serves them. */
  clientFolder?: string
  development?: boolean
}
