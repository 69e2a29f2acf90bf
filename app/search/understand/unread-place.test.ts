import { describe, expect, it } from 'vitest'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { emptySearch } from '#app/search/search-input.ts'
import { readMisspelled } from './read-misspelled.server.ts'
import { readUnreadPlace } from './read-unread-place.server.ts'

/** Read words as if no center had any that we don't know. */
function read(text: string) {
  const { reading, words } = parseSearch({ ...emptySearch, text })
  const place = reading.unreadPlace
  if (!place || reading.near) return reading
  const corrected = readMisspelled(words, new Set(reading.rest), new Set(place.words))
  return readUnreadPlace(text, corrected, place)
}

describe('a place that we don’t know', () => {
  it.each([
    ['detox in Gotham', 'Gotham'],
    ['detox in gotham for women', 'gotham'],
    ['help around xyzville please', 'xyzville'],
    ['5 miles from Gotham', 'Gotham'],
    ['i live in gotham nj', 'gotham'],
    ['rehab in San Diego, CA', 'San Diego, CA'],
    ['near the Poconos', 'the Poconos'],
    ['desintoxicación en Ciudad Gótica', 'Gótica'],
    ['cerca de La Habana', 'La Habana'],
    ['a 5 millas de Gótica', 'Gótica'],
    // No word for a medicine, and not Stanton, Boonton or Delran.
    ['rehab en México', 'México'],
    ['detox in scranton', 'scranton'],
    ['rehab in boston', 'boston'],
    ['rehab in delray beach', 'delray beach'],
    ['detox near 99999', '99999'],
    ['99999 detox', '99999'],
  ])('is told as typed: %s', (text, near) => {
    expect(read(text)).toMatchObject({ near, rest: [] })
  })

  it.each([
    ['rehab near springfield massachusetts?', 'springfield massachusetts'],
    ['Springfield, MA detox', 'Springfield, MA'],
    ['union city california', 'union city california'],
    ['washington dc', 'washington dc'],
    ['newark west virginia', 'newark west virginia'],
  ])('may have the name of a town here, and another state: %s', (text, near) => {
    expect(read(text)).toMatchObject({ near, rest: [] })
  })

  it.each(['detox in newark', 'union city washington township', 'camden me and my son'])(
    'is not a town that another word follows: %s',
    (text) => expect(read(text).unreadPlace).toBeNull(),
  )

  it('is corrected as in the field if it is misspelled', () => {
    // With two edits, too.
    for (const [typed, near] of [
      ['newrak', 'newrak'],
      ['parcipany', 'parcipany'],
    ]) {
      expect(read(`detox in ${typed}`)).toMatchObject({ near, rest: [], choices: ['detox'] })
    }
  })
})

describe('no place', () => {
  it.each(
    `detox in network / in person / near me / near the hospital / in english / cerca de mí
    help in crisis / in my area / in patient / in recovery / in recovry / in home / near my job
    en persona / en español / en mi zona / en línea / en serio / en enero / in a castle / in debt
    in 2 weeks / in two weeks / around christmas / by uber / covered by aetna / believe in god
    specializing in trauma / sister in law / walk in clinic / check in today / 10 miles max
    from quaaludes / withdrawal from tianeptine / in new jersy / por tren / de heroina`
      .split(/[\n/]/)
      .map((text) => text.trim()),
  )('is in “%s”', (text) => {
    expect(read(text).near).toBe('')
  })

  it('is a name that may be unfinished', () => {
    for (const text of ['detox in gloucest', 'detox near hospi']) expect(read(text).near).toBe('')
  })
})
