import { describe, expect, it, test } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'

async function parseOne(record: object) {
  const { drafts } = await parseBytes('a.json', JSON.stringify([{ name: 'Hope', ...record }]))
  const [draft] = drafts
  if (!draft) throw new Error('The record was skipped')
  const { phone, phoneUnformatted, intakePhone, referralFax, warnings } = draft
  return { phone, phoneUnformatted, intakePhone, referralFax, warnings }
}

const none = { phone: null, phoneUnformatted: null, intakePhone: null, referralFax: null }

describe('a phone column', () => {
  it.each<readonly [string, object, readonly string[]]>([
    [
      '(973) 555-0119 or (973) 555-0120 after 5pm',
      { phone: '(973) 555-0119', phoneUnformatted: '+19735550119' },
      ['more than one number or words beside it, left out: or (973) 555-0120 after 5pm'],
    ],
    ['1-800-GET-HELP', { phone: '(800) 438-4357', phoneUnformatted: '+18004384357' }, []],
    ['1-800-662-HELP (4357)', { phone: '(800) 662-4357', phoneUnformatted: '+18006624357' }, []],
    ['973-555-0119 ext 12', { phone: '973-555-0119 ext 12', phoneUnformatted: '+19735550119' }, []],
    [
      'Main office: 973-555-0119',
      { phone: '(973) 555-0119', phoneUnformatted: '+19735550119' },
      [],
    ],
    ['Intake: 973-555-0119', { phone: '(973) 555-0119', phoneUnformatted: '+19735550119' }, []],
    [
      '973-555-0119; Intake: 973-555-0120; Fax: 973-555-0121',
      {
        phone: '(973) 555-0119',
        phoneUnformatted: '+19735550119',
        intakePhone: '(973) 555-0120',
        referralFax: '(973) 555-0121',
      },
      [],
    ],
    ['Fax: 973-555-0121', { referralFax: '(973) 555-0121' }, []],
    [
      '973-555-0119 (ask for Lee)',
      { phone: '(973) 555-0119', phoneUnformatted: '+19735550119' },
      ['more than one number or words beside it, left out: (ask for Lee)'],
    ],
    ['+44 20 7946 0958', { phone: '+44 20 7946 0958', phoneUnformatted: '+442079460958' }, []],
    ...[
      '999-999-9999',
      '000-000-0000',
      '123-456-7890',
      '(800) 000-0000',
      '9.18E+11',
      '988',
      'call us',
    ].map((text) => [text, {}, [`phone not usable, left out: ${text}`]] as const),
  ])('%s', async (phone, expected, warnings) => {
    expect(await parseOne({ phone })).toEqual({ ...none, ...expected, warnings })
  })
})

test('a dialed number that differs from the phone gets a warning', async () => {
  const phone = '(973) 555-0119'
  expect(await parseOne({ phone, phoneUnformatted: '+1 973 555 0120' })).toEqual({
    ...none,
    phone,
    phoneUnformatted: '+19735550119',
    warnings: [
      'the phone (973) 555-0119 and the dialed number +1 973 555 0120 differ: kept (973) 555-0119',
    ],
  })
  expect((await parseOne({ phone, phoneUnformatted: '+19735550119' })).warnings).toEqual([])
})

test('columns for an intake number and a fax keep their first number, too', async () => {
  const record = { intakePhone: '973-555-0119 or 973-555-0120', referralFax: 'Fax: 973-555-0121' }
  expect(await parseOne(record)).toEqual({
    ...none,
    intakePhone: '(973) 555-0119',
    referralFax: '(973) 555-0121',
    warnings: ['more than one number or words beside it, left out: or 973-555-0120'],
  })
})

test('a number in a column of its own wins over one in the text', async () => {
  const record = { phone: '973-555-0119, intake 973-555-0120', intakePhone: '973-555-0150' }
  expect((await parseOne(record)).intakePhone).toBe('973-555-0150')
})

test('a directory’s own export keeps its texts', async () => {
  const own = { slug: 'hope', createdAt: '2026-01-01', source: 'import' }
  const phone = '973-555-0119 or 973-555-0120'
  expect(await parseOne({ ...own, phone })).toMatchObject({ phone, warnings: [] })
})
