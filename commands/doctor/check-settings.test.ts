import { expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { checkSettings } from './check-settings.ts'

const ready = {
  SITE_URL: 'https://directory.nj.us',
  SITE_EMAIL: 'help@directory.nj.us',
  TRUST_PROXY: '1',
}

it('finds nothing wrong with settings of the operator’s own', () => {
  expect(checkSettings(readEnv(ready)).map(({ state }) => state)).toEqual(['good'])
})

it.each([
  [{ SITE_EMAIL: 'help@example.org' }, /^SITE_EMAIL is help@example\.org: its domain/],
  [{ SITE_EMAIL: 'help@Mail.Example.com' }, /^SITE_EMAIL is/],
  [{ MAIL_FROM: 'Desk <desk@directory.test>' }, /^MAIL_FROM is Desk <desk@directory\.test>/],
  [{ SITE_PHONE: '(609) 555-0100' }, /^SITE_PHONE is \(609\) 555-0100: .* fictional/],
])('names the example in %j', (setting, expected) => {
  const findings = checkSettings(readEnv({ ...ready, ...setting }))
  expect(findings.map(({ state }) => state)).toContain('bad')
  expect(findings.map(({ text }) => text)).toContainEqual(expect.stringMatching(expected))
})
