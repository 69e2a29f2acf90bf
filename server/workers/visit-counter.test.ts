import { describe, expect, it } from 'vitest'
import { dropBeginnings, foldCountableSearch } from './visit-counter.ts'

describe('a search that found nothing', () => {
  it.each([
    ['Detox', 'detox'],
    ['  Céntro de   REHABILITACIÓN ', 'centro de rehabilitacion'],
    ['women’s sober-living, Newark', 'women s sober living newark'],
    ['detox 08608', 'detox 08608'],
    ['Newark, NJ 07102', 'newark nj 07102'],
    ['one two three four five six', 'one two three four five six'],
    ['a'.repeat(80), 'a'.repeat(80)],
  ])('%s is counted as "%s"', (query, folded) => {
    expect(foldCountableSearch(query)).toBe(folded)
  })

  it.each([
    ['nothing', ''],
    ['signs alone', '?! …'],
    ['an email address', 'pat.doe@example.org'],
    ['an email address among words', 'write pat @ example'],
    ['a web address', 'https://example.org'],
    ['a web address without its beginning', 'www.example.org'],
    ['a phone number', '609-555-0199'],
    ['a phone number with brackets', '(609) 555-0199'],
    ['a phone number without gaps', '6095550199'],
    ['a phone number cut in two halves that look like ZIP codes', '60955 50199'],
    ['a phone number in other digits', '٦٠٩ ٥٥٥ ٠١٩٩'],
    ['a ZIP code in other digits', '０８６０８'],
    ['a date of birth', 'john 1984'],
    ['a street address', '12 Mill Lane'],
    ['a house number with a ZIP code', '12 mill lane 08608'],
    ['a ZIP code of nine digits', '08608-1234'],
    ['digits within a word', 'room4b'],
    ['a social security number', '078-05-1120'],
    ['a story', 'my son takes pills and i cannot'],
    ['a text that is too long', 'a'.repeat(81)],
  ])('is not counted where it holds %s', (_, query) => {
    expect(foldCountableSearch(query)).toBeNull()
  })
})

it('what was typed on the way to a search is not one', () => {
  const searches = new Map([
    ['zzq', 1],
    ['zzqx', 2],
    ['zzqx clinic', 3],
    ['zz top', 1],
    ['aa', 4],
  ])
  expect(dropBeginnings(searches)).toEqual(
    new Map([
      ['aa', 4],
      ['zz top', 1],
      ['zzqx clinic', 3],
    ]),
  )
})
