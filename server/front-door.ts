import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { PageSubject } from '#app/context.ts'
import { matchesTag } from '#app/lib/entity-tag.ts'
import { anonymous } from '#db/viewer.ts'
import { watchConnections } from './connection-door.ts'
import { findHeader, readDoorHeaders } from './door-headers.ts'
import type { Asked as Visit } from './is-visit.ts'
import { findKeptAddress } from './kept-pages.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import { answerWithPage, chooseEncoding } from './page-answer.ts'
import type { Encoding, KeptPage, PageCache } from './page-cache.ts'
import type { PlainHead } from './plain-head.ts'
import { openJoiner, type PreparedAnswer, sendPrepared } from './prepared-answer.ts'
import { rememberSome } from './remember-some.ts'
import { listSecurityHeaders } from './security-headers.ts'
import { isAnybodys } from './serve-kept-pages.ts'
import type { CountVisit } from './visit-counter.ts'

type FrontDoorOptions = {
  cache: PageCache
  https: boolean
  logger: Logger
  countVisit: CountVisit
  metrics?: Pick<Metrics, 'observe'> | undefined
  /** The site's origin. */
  origin: string
  /** Whether this process is about to stop, and connections shall end. */
  isLeaving?: (() => boolean) | undefined
}

export type FrontDoor = {
  /** Answers a request, or leaves it to whoever comes next. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers what it can on the server's connections before a request is made of it. */
  watch(server: Server): void
}

/** A request for a page that may be kept, by somebody who could be anybody. */
type Asked = {
  address: string
  encoding: Encoding
  ifNoneMatch: string
  /** The same, for whoever counts visits. */
  visit: Visit
}

type Prepared = {
  whole: PreparedAnswer
  unchanged: PreparedAnswer
  etag: string
  /** What whoever counts visits is told of; null where nothing of it is counted. */
  shown: (PageSubject & { status: number }) | null
}

type Found = Pick<Prepared, 'shown'> & { answer: PreparedAnswer }

/**
 * Visitors whose page is in memory and fresh are answered before a `Request` is made of what they ask:
 * with the same bytes and headers as `serveKeptPages` would, but for an `X-Request-Id`, under which
 * nothing could be looked up, and at many times the speed. All else is left to the app.
 */
export function openFrontDoor(options: FrontDoorOptions): FrontDoor {
  const { cache, https, logger, countVisit, metrics, origin } = options
  const isLeaving = options.isLeaving ?? (() => false)
  const prepared = new WeakMap<KeptPage, Partial<Record<Encoding, Prepared>>>()
  // What people ask is mostly alike.
  const findAddress = rememberSome(findKeptAddress)
  const findEncoding = rememberSome(chooseEncoding)

  const prepare = (page: KeptPage, encoding: Encoding): Prepared => {
    const ready = prepared.get(page) ?? {}
    prepared.set(page, ready)
    const known = ready[encoding]
    if (known) return known
    const asked = { method: 'GET', acceptEncoding: encoding, ifNoneMatch: undefined }
    const whole = answerWithPage(page, asked).headers
    const etag = whole.etag ?? ''
    const unchanged = answerWithPage(page, { ...asked, ifNoneMatch: etag }).headers
    const always = [
      ...listSecurityHeaders({ https }, page.inlineSources).flat(),
      'server-timing',
      'cache;desc=door',
    ]
    const { subject } = page
    const isCounted = subject.centerId || subject.emptySearch
    const fresh: Prepared = {
      etag,
      shown: isCounted ? { status: 200, ...subject } : null,
      whole: {
        status: 200,
        headers: [...Object.entries(whole).flat(), ...always],
        body: page.bodies[encoding],
      },
      unchanged: {
        status: 304,
        headers: [...Object.entries(unchanged).flat(), ...always],
        body: undefined,
      },
    }
    ready[encoding] = fresh
    return fresh
  }

  const understand = (url: string, headers: readonly string[]): Asked | null => {
    const address = findAddress(url)
    if (address === null) return null
    const known = readDoorHeaders(headers)
    if (!known || !isAnybodys(known)) return null
    const get = (name: string) => findHeader(headers, name)
    return {
      address,
      encoding: findEncoding(known.acceptEncoding),
      ifNoneMatch: known.ifNoneMatch,
      visit: { method: 'GET', url: origin + url, headers: { get } },
    }
  }

  const find = (asked: Asked): Found | null => {
    const page = cache.peek(asked.address)
    if (!page) return null
    const { whole, unchanged, etag, shown } = prepare(page, asked.encoding)
    const isKnown = asked.ifNoneMatch !== '' && matchesTag(asked.ifNoneMatch, etag)
    return { shown, answer: isKnown ? unchanged : whole }
  }

  const tell = ({ visit, address }: Asked, { shown, answer }: Found, started: number) => {
    const { status } = answer
    metrics?.observe('GET', status, (performance.now() - started) / 1000, 'door')
    if (shown) countVisit(visit, anonymous, shown)
    if (logger.isLevelEnabled('debug')) {
      logger.debug({ method: 'GET', path: address.split('?')[0], status }, 'request')
    }
  }

  const answer: FrontDoor['answer'] = (request, response) => {
    if (request.method !== 'GET') return false
    const started = metrics ? performance.now() : 0
    const asked = understand(request.url ?? '', request.rawHeaders)
    const found = asked && find(asked)
    if (!found) return false
    sendPrepared(request, response, found.answer, isLeaving())
    tell(asked, found, started)
    return true
  }

  const watch: FrontDoor['watch'] = (server) => {
    const understood = new WeakMap<PlainHead, Asked | false>()
    const join = openJoiner()
    watchConnections(server, (head) => {
      if (isLeaving()) return null
      const started = metrics ? performance.now() : 0
      let asked = understood.get(head)
      if (asked === undefined) {
        asked = understand(head.url, head.headers) ?? false
        understood.set(head, asked)
      }
      const found = asked ? find(asked) : null
      const bytes = found && join(found.answer)
      if (!asked || !bytes) return null
      tell(asked, found, started)
      return bytes
    })
  }
  return { answer, watch }
}
