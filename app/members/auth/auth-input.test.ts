import { describe, expect, it } from 'vitest'
import { checkForm } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { resetInput, signInInput, signUpInput } from './auth-input.ts'
import { findPasswordError } from './check-password.server.ts'
import { signInMessages } from './messages.tsx'

const { mixedAlphabets, nameReserved, passwordCommon, passwordGuessable, usernameForm } =
  signInMessages.en

const person = {
  fullName: 'Robin Example',
  username: '',
  email: 'robin@example.org',
  password: 'lavender teapot 9',
}

function check(fields: Partial<typeof person>, language: Language = 'en') {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...person, ...fields })) form.set(name, value)
  return checkForm(signUpInput(language), form, { title: 'Please check' })
}

describe('a new account', () => {
  it('is accepted in normalized form', () => {
    expect(check({ email: ' Robin@Example.ORG ', fullName: '  Robin \t Example\n' })).toEqual({
      ok: true,
      value: { ...person, username: null },
    })
    for (const username of ['Zoë_9.x-y', 'Θανάσης', 'наталья', '田中さくら', '김수아', 'modesto']) {
      expect(check({ username })).toMatchObject({ ok: true, value: { username } })
    }
    for (const fullName of ['Soo-ah Kim', "Anna O'Brien", 'Анна Smith', 'Lee Staff', '山田 Taro']) {
      expect(check({ fullName })).toMatchObject({ ok: true, value: { fullName } })
    }
  })

  it('explains what is wrong with a name', () => {
    const findError = (username: string) => {
      const result = check({ username })
      return result.ok ? null : result.errors.fields?.username
    }
    expect(findError('a b')).toBe(usernameForm)
    expect(findError('staff')).toBe(nameReserved)
    expect(findError('tοmk')).toBe(mixedAlphabets)
  })
  it('explains errors in Spanish', () => {
    const { es } = signInMessages
    expect(check({ username: 'a b', email: '', password: 'password' }, 'es')).toMatchObject({
      errors: {
        fields: { username: es.usernameForm, email: es.emailMissing },
      },
    })
    expect(check({ password: 'password' }, 'es')).toMatchObject({
      errors: { fields: { password: es.passwordCommon } },
    })
  })
  it.each([
    ['fullName', ''],
    ['fullName', '\u202E'],
    ['fullName', 'x'.repeat(101)],
    ['email', ''],
    ['email', 'robin@example'],
    ['email', `${'x'.repeat(250)}@example.org`],
    ['fullName', 'Moderator Jones'],
    ['fullName', 'ＳＴＡＦＦ Member'],
    ['fullName', 'Ad\u00ADmin R.'],
    ['fullName', 'Rоbin Example'], // a Cyrillic "о"
    ['username', 'staff'],
    ['username', 'Moderator'],
    ['username', 'm0derator'],
    ['username', 'the.admin'],
    ['username', 'admin_2'],
    ['username', 'ａｄｍｉｎ'],
    ['username', 'ad\u200Bmin'],
    ['username', 'ad\u115Fmin'],
    ['username', 'admİn'],
    ['username', 'ТЕАМ'], // Cyrillic
    ['username', 'ΤΕΑΜ'], // Greek
    ['username', 'the_ЅУЅТЕМ'], // Cyrillic
    ['username', 'ádmin'],
    ['username', 'ɑdmın'],
    ['username', 'ꜱᴛᴀꜰꜰ'],
    ['fullName', 'ТЕАМ Recovery'], // Cyrillic
    ['username', 'tеresa_i'], // a Cyrillic "е"
    ['username', 'tοmk'], // a Greek "ο"
    ['username', 'tomk١'], // an Arabic digit
    ['username', 'ab'],
    ['username', 'a b c'],
    ['username', '<script>'],
    ['password', ''],
    ['password', 'xK9$fLq'],
    ['password', `xK9$${'f'.repeat(125)}`],
    ['password', 'robin2024!!'],
  ] as const)('is rejected with %s %j', (field, value) => {
    const result = check({ [field]: value })
    expect(result.ok ? [] : Object.keys(result.errors.fields ?? {})).toEqual([field])
  })
  it('may have a password of 8 to 128 characters of any kind', () => {
    expect(check({ password: 'xK9 $fLé' }).ok).toBe(true)
    expect(check({ password: `xK9$${'fq'.repeat(62)}` }).ok).toBe(true)
  })
})

it('checks only that a current password is present', () => {
  const form = new FormData()
  form.set('email', 'a@example.org')
  form.set('password', '1')
  expect(checkForm(signInInput('en'), form, { title: '' }).ok).toBe(true)
  expect(checkForm(resetInput('en'), form, { title: '' }).ok).toBe(false)
})

describe('a password', () => {
  it.each([
    'password',
    'Password123',
    'P@ssw0rd',
    'p@$$w0rd2024!',
    'iloveyou',
    'qwertyuiop',
    '1q2w3e4r',
    'aaaaaaaa',
    'abcabcabc',
    '12345678',
    '87654321',
    'Summer2024',
    'onedayatatime',
  ])('that is common is rejected: %s', (password) => {
    expect(findPasswordError(password, [])).toBe(passwordCommon)
  })
  it.each([
    'NJrecovery1',
    'directory!!',
    'robin.example',
    'Example99',
    'robin@example.org',
    'Robin@Example.org2026!',
    'r0bin1984@example.org',
    'robin1984!!!',
    'robin1984@example.org',
  ])("similar to the person's or site's data is rejected: %s", (password) => {
    const person = ['robin@example.org', 'robin1984@example.org', 'Robin Example', null]
    expect(findPasswordError(password, person)).toBe(passwordGuessable)
  })
  it.each(['lavender teapot 9', 'xK9$fLq2', 'recovery is a long road', 'robin likes long walks'])(
    'that is original is accepted: %s',
    (password) => {
      expect(findPasswordError(password, ['robin@example.org', 'Robin Example'])).toBeNull()
    },
  )
  it('is compared with about 50,000 commonly leaked ones', () => {
    expect(findPasswordError('onedayatatime', [])).toBe(passwordCommon)
    expect(findPasswordError('fktrcfylh', [])).toBe(passwordCommon)
    expect(findPasswordError('Sunflower#8', [])).toBe(passwordCommon)
    // A long ending is not a common variation, so attackers don't try it first.
    expect(findPasswordError('sunflower#8!41$907', [])).toBeNull()
  })
})
