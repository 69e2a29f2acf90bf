import { isExampleEmail, isFictionalPhone } from '#app/lib/placeholder-contact.ts'
import { type Env, findMisspelledSettings } from '#server/env.ts'
import { bad, type Finding, good } from './finding.ts'

/** Check that valid settings are also right for a public site. */
export function checkSettings(env: Env): Finding[] {
  const { url } = env.site
  const findings = findMisspelledSettings().map((question) =>
    bad(`Setting ${question}`, 'Correct the name, or remove the variable.'),
  )
  if (env.isLocal) {
    findings.push(
      bad(
        `SITE_URL is ${url}, which only this machine can open.`,
        'Set SITE_URL to the public URL, such as https://directory.example.org.',
      ),
    )
  } else if (!url.startsWith('https:')) {
    findings.push(
      bad(
        `SITE_URL is ${url}: passwords and searches travel unencrypted.`,
        'Set SITE_URL to the https:// URL, and let a proxy end TLS (docs/deploy.md).',
      ),
    )
  }
  if (env.trustProxy === 0) {
    findings.push(
      bad(
        'TRUST_PROXY is 0. A public site has a proxy for TLS, so all visitors share one rate limit.',
        'Set TRUST_PROXY to the number of your own proxies, usually 1.',
      ),
    )
  }
  for (const [name, address] of [
    ['SITE_EMAIL', env.site.email],
    ['MAIL_FROM', env.mailFrom],
  ] as const) {
    if (!env.isLocal && isExampleEmail(address)) {
      findings.push(
        bad(
          `${name} is ${address}: its domain is for examples, and no mail arrives there.`,
          `Set ${name} to an address that somebody reads.`,
        ),
      )
    }
  }
  if (env.site.phone && isFictionalPhone(env.site.phone) && !env.isLocal) {
    findings.push(
      bad(
        `SITE_PHONE is ${env.site.phone}: numbers from 555-0100 to 555-0199 are fictional.`,
        'Set SITE_PHONE to a number that somebody answers, or remove it.',
      ),
    )
  }
  if (env.databaseUrl && !env.sessionSecret) {
    findings.push(
      bad(
        'SESSION_SECRET is not set. With DATABASE_URL, the server does not start without it.',
        'Set it to 32 characters or more from `openssl rand -base64 48`, the same for all processes.',
      ),
    )
  }
  return findings.length > 0 ? findings : [good(`The settings are right for ${url}.`)]
}
