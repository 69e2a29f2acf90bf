import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findMisspelledSettings, readEnv, SettingsError } from './env.ts'

const publicSite = { SITE_URL: 'https://directory.example.org', SITE_EMAIL: 'help@example.org' }

/** Return the one line with which settings are refused. Throws if they are accepted, or if it isn't one line. */
function readErrorLine(source: Record<string, string>): string {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof SettingsError && !error.message.includes('\n')) return error.message
    throw error
  }
  throw new Error('the settings were accepted')
}

describe('settings', () => {
  it('leave the Monday email on, and turn it off', () => {
    expect(readEnv({}).mondayMail).toBe(true)
    expect(readEnv({ MONDAY_MAIL: 'off' }).mondayMail).toBe(false)
    expect(readErrorLine({ MONDAY_MAIL: 'no' })).toMatch(/^MONDAY_MAIL: /)
  })

  it('have defaults for one machine', () => {
    const defaults = {
      port: 3000,
      host: '127.0.0.1',
      isLocal: true,
      site: {
        url: 'http://localhost:3000',
        name: 'NJ Recovery Directory',
        phone: '(609) 555-0100',
        email: 'help@example.org',
        supportLine: { label: 'ReachNJ', phone: '1-844-732-2465' },
        dataLicense: 'CC BY 4.0',
      },
      livesChanged: null,
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      drainSeconds: 2,
      smtpUrl: undefined,
      mailFrom: '"NJ Recovery Directory" <help@example.org>',
      trustProxy: 0,
      sampleData: 'auto',
      logLevel: 'info',
    }
    expect(readEnv({})).toMatchObject(defaults)
    const names = ['PORT', 'HOST', 'SITE_URL', 'SITE_NAME', 'SITE_PHONE', 'SITE_EMAIL']
    names.push('SUPPORT_LINE', 'LIVES_CHANGED', 'DATA_DIR', 'DATABASE_URL', 'SAMPLE_DATA')
    names.push('DRAIN_SECONDS', 'SMTP_URL', 'MAIL_FROM', 'TRUST_PROXY', 'DATA_LICENSE')
    const blank = Object.fromEntries([...names, 'LOG_LEVEL'].map((name) => [name, '']))
    expect(readEnv(blank)).toEqual(readEnv({}))
    expect(readEnv({ PORT: ' ', SITE_NAME: '  ' })).toEqual(readEnv({}))
  })

  it('can all be set', () => {
    const given = readEnv({
      ...publicSite,
      PORT: '8080',
      SITE_PHONE: '+1 (609) 555-0111',
      SUPPORT_LINE: ' County Line  1-800-555-0122 ',
      DATABASE_URL: 'postgresql://login:secret@db.example.org:5432/directory',
      DRAIN_SECONDS: '15',
      MAIL_FROM: 'The Desk <desk@example.org>',
      TRUST_PROXY: '2',
    })
    expect(given).toMatchObject({
      port: 8080,
      isLocal: false,
      site: {
        url: 'https://directory.example.org',
        phone: '+1 (609) 555-0111',
        supportLine: { label: 'County Line', phone: '1-800-555-0122' },
      },
      databaseUrl: 'postgresql://login:secret@db.example.org:5432/directory',
      drainSeconds: 15,
      mailFrom: 'The Desk <desk@example.org>',
      trustProxy: 2,
    })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['SITE_URL', 'directory.example.org'],
    ['SITE_URL', 'https://directory.example.org/path'],
    ['SITE_NAME', 'x'.repeat(61)],
    ['SITE_PHONE', 'call us'],
    ['SITE_EMAIL', 'help at example'],
    ['SUPPORT_LINE', '1-844-732-2465'],
    ['LIVES_CHANGED', 'more than we could count'],
    ['DATA_LICENSE', 'x'.repeat(61)],
    ['DATABASE_URL', 'mysql://login:secret@localhost/directory'],
    ['DRAIN_SECONDS', 'soon'],
    ['SMTP_URL', 'https://desk:secret@mail.example.org'],
    ['MAIL_FROM', 'The Desk <desk>'],
    ['TRUST_PROXY', 'yes'],
    ['SAMPLE_DATA', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('fail with one line that names %s for %j', (name, value) => {
    const complaint = readErrorLine({ [name]: value })
    expect(complaint).toMatch(new RegExp(`^${name}: .{5,}`))
    expect(complaint).not.toContain('secret')
  })
})

describe('numbers', () => {
  it.each([
    ['DRAIN_SECONDS', '-1', 'must be 0 or more'],
    ['DRAIN_SECONDS', '301', 'must be 300 or less'],
    ['DRAIN_SECONDS', '1.5', 'must be a whole number'],
    ['PORT', '-1', 'must be 0 or more'],
    ['TRUST_PROXY', '11', 'must be 10 or less'],
  ])('%s=%s: %s', (name, value, words) => {
    expect(readErrorLine({ [name]: value })).toBe(`${name}: ${words}`)
  })
})

describe('a misspelled setting', () => {
  it.each([
    ['SITE_ULR', 'SITE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMTP_URLS', 'SMTP_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['site_url', 'SITE_URL'],
  ])('%s suggests %s', (name, meant) => {
    expect(findMisspelledSettings({ [name]: 'x' })).toEqual([
      `${name}: is this meant to be ${meant}?`,
    ])
  })

  it('is not a different name, or a variable beside the correct setting', () => {
    const others = [
      'HOME',
      'PATH',
      'PWD',
      'LANG',
      'HOSTNAME',
      'XDG_DATA_DIRS',
      'PGPORT',
      'NODE_ENV',
    ]
    expect(findMisspelledSettings(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual(
      [],
    )
    expect(findMisspelledSettings({ SITE_URLS: 'x', SITE_URL: 'y' })).toEqual([])
  })
})

describe('the site URL', () => {
  it.each([
    ['https://directory.example.org/', 'https://directory.example.org'],
    ['https://login:word@directory.example.org?a=1#b', 'https://directory.example.org'],
    ['http://directory.example.org:8080', 'http://directory.example.org:8080'],
  ])('%s becomes the origin %s', (url, origin) => {
    expect(readEnv({ ...publicSite, SITE_URL: url }).site.url).toBe(origin)
  })

  it('uses the port if not set', () => {
    expect(readEnv({ PORT: '8081' }).site.url).toBe('http://localhost:8081')
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    '%s is local',
    (url) => {
      expect(readEnv({ SITE_URL: url }).isLocal).toBe(true)
    },
  )

  it.each([
    'https://directory.example.org',
    'https://localhost.example.org',
    'https://127.0.0.1.example.org',
    'http://192.168.1.20:3000',
  ])('%s is public', (url) => {
    expect(readEnv({ ...publicSite, SITE_URL: url }).isLocal).toBe(false)
  })
})

describe('a public site', () => {
  it('must have an email address', () => {
    expect(readErrorLine({ SITE_URL: publicSite.SITE_URL })).toMatch(/^SITE_EMAIL: /)
  })

  it('refuses sample data', () => {
    expect(readErrorLine({ ...publicSite, SAMPLE_DATA: 'on' })).toMatch(/^SAMPLE_DATA: /)
  })

  it('has no phone number by default', () => {
    expect(readEnv(publicSite).site.phone).toBeNull()
  })

  it('shows the fictional number only beside the example email', () => {
    expect(readEnv({ SITE_EMAIL: 'office@directory.org' }).site.phone).toBeNull()
    expect(readEnv({ SITE_NAME: 'Own Name' }).site.phone).toBe('(609) 555-0100')
  })
})
