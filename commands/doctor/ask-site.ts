import type { Env } from '#server/env.ts'
import { findReason } from './finding.ts'

/** Milliseconds. */
const patience = 10_000

export type SiteAnswer = {
  status: number
  text: string
  headers: Headers
  /** This machine's clock when the answer was on its way, in milliseconds. */
  askedAt: number
}

/** Request a URL without following redirects. Returns the reason if nothing answers. */
export async function ask(url: string, init: RequestInit = {}): Promise<SiteAnswer | string> {
  const sentAt = Date.now()
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(url, { redirect: 'manual', signal, ...init })
    const askedAt = (sentAt + Date.now()) / 2
    const { status, headers } = response
    return { status, headers, askedAt, text: (await response.text()).trim() }
  } catch (error) {
    return findReason(error)
  }
}

/** Ask the server on this machine, past the proxy. */
export function askThisMachine({ host, port }: Env): Promise<SiteAnswer | string> {
  const listensEverywhere = host === '0.0.0.0' || host === '::'
  return ask(`http://${listensEverywhere ? '127.0.0.1' : host}:${port}/readyz`)
}
