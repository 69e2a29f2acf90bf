import { describe, expect, it } from 'vitest'
import {
  cleanBoolean,
  cleanCount,
  cleanCountryCode,
  cleanDay,
  cleanNumber,
  cleanParagraphs,
  cleanPhone,
  cleanPoint,
  cleanPostalCode,
  cleanText,
  cleanWebAddress,
} from './clean-values.ts'
import { findStateCode } from './us-states.ts'

describe('cleanText', () => {
  it.each([
    ['  SEARHC ', 'SEARHC'],
    ['7\u202fAM\u00a0to\t8\r\nPM', '7 AM to 8 PM'],
    ['a\u0000b\u0007c\ud800d', 'abcd'],
    ['\ufeffname', 'name'],
    ['ñ 🙂', 'ñ 🙂'],
    [48, '48'],
    ['NA', null],
    ['n/a', null],
    ['null', null],
    ['None', null],
    ['NaN', null],
    ['', null],
    [' \u00a0 ', null],
    [null, null],
    [{}, null],
    ['NA Services', 'NA Services'],
  ])('%j is %j', (value, text) => {
    expect(cleanText(value)).toBe(text)
  })

  it('keeps paragraphs only where asked', () => {
    expect(cleanText('One\n\ntwo')).toBe('One two')
    expect(cleanParagraphs(' One \r\n\r\n\r\n two\r\nthree ')).toBe('One\n\ntwo\nthree')
    expect(cleanParagraphs('One\r\r\ntwo\rthree')).toBe('One\ntwo\nthree')
    expect(cleanParagraphs('N/A')).toBeNull()
  })
})

it.each([
  ['4.5', 4.5],
  [' 1,234.5 ', 1234.5],
  ['-74.1', -74.1],
  ['.5', 0.5],
  ['1e3', 1000],
  [4.5, 4.5],
  ['$10-20', null],
  ['ALL 1,000–1,500', null],
  ['1,23', null],
  ['12abc', null],
  ['e5', null],
  ['-', null],
  ['1e999', null],
  [Number.NaN, null],
  [true, null],
  [null, null],
])('the number %j is %j', (value, number) => {
  expect(cleanNumber(value)).toBe(number)
})

it.each([
  ['48.0', 48],
  ['48', 48],
  [48.9, 48],
  ['1,204', 1204],
  ['-1', null],
  ['99999999999', null],
  ['many', null],
])('the count %j is %j', (value, count) => {
  expect(cleanCount(value)).toBe(count)
})

it.each([
  ['FALSE', false],
  ['false', false],
  ['0', false],
  [0, false],
  [false, false],
  ['no', false],
  ['TRUE', true],
  ['yes', true],
  [1, true],
  [true, true],
  ['maybe', null],
  ['', null],
])('%j is %j', (value, boolean) => {
  expect(cleanBoolean(value)).toBe(boolean)
})

it.each([
  ['8755', 'US', '08755'],
  ['953', 'US', '00953'],
  [7102, 'US', '07102'],
  ['92806.0', 'US', '92806'],
  ['7102-1234', 'US', '07102-1234'],
  ['071021234', 'US', '07102-1234'],
  ['00000', 'US', null],
  ['NA', 'US', null],
  ['8755', 'AT', '8755'],
  ['K1A 0B1', 'CA', 'K1A 0B1'],
])('the ZIP %j (%s) is %j', (value, country, postalCode) => {
  expect(cleanPostalCode(value, country)).toBe(postalCode)
})

it.each([
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  ['HTTP://Example.org', 'HTTP://Example.org'],
  ['www.example.org', 'http://www.example.org'],
  ['//example.org/x', 'http://example.org/x'],
  ['example.org:8080', 'http://example.org:8080'],
  ['http://', null],
  ['https://', null],
  ['javascript:alert(1)', null],
  ['mailto:a@example.org', null],
  ['ftp://example.org', null],
  ['http://user:pass@example.org', null],
  ['http://w www.example.org', null],
  ['http://localhost', null],
  ['not a site', null],
  ['NA', null],
])('the website %j is %j', (value, address) => {
  expect(cleanWebAddress(value)).toBe(address)
})

it.each([
  ['732-961-9666 x21', '732-961-9666 x21'],
  [' (609) 555-0142 ', '(609) 555-0142'],
  [6095550142, '6095550142'],
  ['6095550142.0', '6095550142'],
  ['1-800-GET-HELP', '1-800-GET-HELP'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['800-311-3435', '800-311-3435'],
  ['988', '988'],
  ['9.18E+11', null],
  ['9.18e11', null],
  ['(999) 999-9999', null],
  ['000-000-0000', null],
  ['123-456-7890', null],
  ['NA', null],
  ['call us', null],
])('the phone %j is %j', (value, phone) => {
  expect(cleanPhone(value)).toBe(phone)
})

it('knows the ways to write the United States and theirs', () => {
  expect(['nj', 'N.J.', 'New Jersey', 'PUERTO RICO', 'Ontario'].map(findStateCode)).toEqual([
    'NJ',
    'NJ',
    'NJ',
    'PR',
    null,
  ])
  expect(['us', 'U.S.', 'USA', 'United States', 'ca'].map(cleanCountryCode)).toEqual([
    ...Array(4).fill('US'),
    'CA',
  ])
  expect(cleanCountryCode('Freedonia')).toBeNull()
})

describe('cleanPoint', () => {
  it.each([
    ['40.7357', '-74.1724', 'NJ', { latitude: 40.7357, longitude: -74.1724 }, []],
    ['', null, 'NJ', { latitude: null, longitude: null }, []],
    ['40.7', '', 'NJ', null, ['only one of latitude and longitude, left out']],
    ['33.68', '-117.83', 'NJ', null, ['coordinates outside NJ, left out']],
    ['0', '0', null, null, ['coordinates not usable, left out: 0, 0']],
    ['140', '-74', null, null, ['coordinates not usable, left out: 140, -74']],
    ['north', 'west', 'NJ', null, ['coordinates not usable, left out: north, west']],
    ['33.68', '-117.83', null, { latitude: 33.68, longitude: -117.83 }, []],
    ['43.7', '-79.4', 'ON', { latitude: 43.7, longitude: -79.4 }, []],
    // Alaska's islands go on past 180 degrees.
    ['52.9', '173.2', 'AK', { latitude: 52.9, longitude: 173.2 }, []],
  ])('%j, %j in %j', (latitude, longitude, state, point, expected) => {
    const warnings: string[] = []
    const nowhere = { latitude: null, longitude: null }
    expect(cleanPoint(latitude, longitude, state, warnings)).toEqual(point ?? nowhere)
    expect(warnings).toEqual(expected)
  })
})

it.each([
  ['2025-03-14', '2025-03-14'],
  ['2025-02-30', null],
  ['2030-01-01', null],
  ['14 March', null],
  [null, null],
])('takes the day %s for %s', (value, day) => {
  expect(cleanDay(value, new Date('2026-01-01T00:00:00Z'))).toBe(day)
})
