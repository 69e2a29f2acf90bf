import type { Env } from '#server/env.ts'
import { ask, askThisMachine, type SiteAnswer } from './ask-site.ts'
import { bad, type Finding, good } from './finding.ts'

/** Check that SITE_URL leads to this site, given its answer for /readyz. */
export async function checkSite(env: Env, answer: SiteAnswer | string): Promise<Finding[]> {
  if (typeof answer === 'string') return [await explainSilence(env, answer)]
  const { url } = env.site
  const problem = findWrongAnswer(url, answer)
  if (problem) return [problem]
  return [
    good(`${url} answers, and its database too.`),
    await checkOwnUrl(url),
    await checkForms(url),
    checkProxies(answer.headers),
    ...(await checkPlainHttp(url)),
  ]
}

async function explainSilence(env: Env, reason: string): Promise<Finding> {
  const here = await askThisMachine(env)
  const advice =
    typeof here === 'string'
      ? `No server answers on port ${env.port} of this machine either. Start it, and read its log.`
      : `The server answers on port ${env.port} of this machine: check DNS, the firewall, and the proxy with its certificate.`
  return bad(`${env.site.url} does not answer: ${reason}`, advice)
}

function findWrongAnswer(url: string, { status, text, headers }: SiteAnswer): Finding | null {
  const isOurs = headers.has('Proxies')
  if (isOurs && status === 200) return null
  if (isOurs) return bad(`${url} answers "${text}".`, "Read the server's log.")
  const location = headers.get('Location')
  if (location) {
    return bad(`${url} redirects to ${location}.`, 'Set SITE_URL to the URL where it ends.')
  }
  return bad(
    `${url} answers, but it is not this site (${status} for /readyz).`,
    'Start the server, and let the proxy pass every path to its HOST and PORT.',
  )
}

/** The running server may have been started with other settings. */
async function checkOwnUrl(url: string): Promise<Finding> {
  const answer = await ask(`${url}/robots.txt`)
  const text = typeof answer === 'string' ? answer : answer.text
  const known = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(text)?.[1]
  return known === url
    ? good(`The server writes its links with ${url}.`)
    : bad(
        `The server writes its links with ${known ?? 'an unknown URL'} instead of ${url}.`,
        'Start the server again with these settings.',
      )
}

/** A form to a path that takes none: it changes nothing, but passes the check of its origin. */
async function checkForms(url: string): Promise<Finding> {
  const answer = await ask(`${url}/readyz`, { method: 'POST', headers: { Origin: url } })
  const status = typeof answer === 'string' ? answer : answer.status
  return status === 404 || status === 405
    ? good('The server accepts forms from its own pages.')
    : bad(
        `The server refuses forms from its own pages (${status}).`,
        'Let the proxy keep the Host header. nginx: proxy_set_header Host $host;',
      )
}

function checkProxies(headers: Headers): Finding {
  const [, seen = 0, trusted = 0] = (
    /^seen=(\d+), trusted=(\d+)$/.exec(headers.get('Proxies') ?? '') ?? []
  ).map(Number)
  if (seen === 0) {
    return bad(
      'The proxy does not send X-Forwarded-For, so all visitors share one rate limit.',
      'nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; Caddy sends it by itself.',
    )
  }
  if (seen === trusted) return good("The server sees visitors' own addresses through the proxy.")
  const advice = `Set TRUST_PROXY=${seen} and start the server again.`
  return seen > trusted
    ? bad(
        `A request passes ${seen} proxies, but the server's TRUST_PROXY is ${trusted}: it takes a proxy's address for the visitor's.`,
        advice,
      )
    : bad(
        `A request passes ${seen} proxies, but the server's TRUST_PROXY is ${trusted}: visitors can forge their address.`,
        advice,
      )
}

/** Browsers that get a bare host name may try http:// first. */
async function checkPlainHttp(url: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(url)
  if (protocol !== 'https:' || port !== '') return []
  const plain = `http://${hostname}`
  const answer = await ask(`${plain}/`)
  if (typeof answer !== 'string' && answer.status >= 300 && answer.status < 400) {
    const location = answer.headers.get('Location')
    if (location?.startsWith(`${url}/`)) return [good(`${plain} redirects to ${url}.`)]
  }
  const found = typeof answer === 'string' ? answer : `status ${answer.status}`
  return [
    bad(
      `${plain} does not redirect to ${url} (${found}).`,
      'Let the proxy answer on port 80 with a redirect. Caddy does this by itself.',
    ),
  ]
}
