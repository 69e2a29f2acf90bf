import { describe, expect, it } from 'vitest'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { emptySearch } from '#app/search/search-input.ts'

/** The reading of a search: its place, or else "? " and the words that may be one; then other words. */
function read(text: string): string {
  const { near, unreadPlace, rest } = parseSearch({ ...emptySearch, text }).reading
  const place = near || (unreadPlace ? `? ${unreadPlace.words.join(' ')}` : '-')
  const others = rest.filter((word) => !unreadPlace?.words.includes(word))
  return [place, ...others].join(' + ')
}

describe('neighborhoods and nicknames in a search', () => {
  it.each([
    ['ironbound suboxone', 'Newark'],
    ['detox in the Ironbound', 'Newark'],
    ['down neck newark methadone', 'Newark'],
    ['journal square iop', 'Jersey City'],
    ['centro cerca de journal square', 'Jersey City'],
    ['forest hill newark detox', 'Newark'],
    ['downtown paterson detox', 'Paterson'],
    ['methadone near newark penn station', 'Newark'],
    ['detox east camden', 'Camden'],
    ['So. Orange iop', 'South Orange'],
    ['Nueva Brunswick metadona', 'New Brunswick'],
    ['ocean cty detox', 'ocean cty'],
    // Nicknames of two letters.
    ['detox in AC', 'Atlantic City'],
    ['AC detox', 'Atlantic City'],
    ['suboxone jc', 'Jersey City'],
    ['ac rehab', 'Atlantic City'],
    ['ac', 'Atlantic City'],
    ['rehab from EO', 'East Orange'],
    ['detox cerca de AC', 'Atlantic City'],
    ['AC NJ detox', 'Atlantic City'],
    ['women detox AC open now', '- + ac'],
    ['iop in NB', 'New Brunswick'],
    ['wny detox', '- + wny'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  // The words mean something else.
  it.each([
    ['sober living with ac', '- + ac'],
    ['sober house has AC', '- + ac'],
    ['halfway house with AC and wifi', '- + ac'],
    ['casa con ac', '- + ac'],
    ['ac in my room', '- + ac'],
    ['ac repair', '- + ac + repair'],
    ['ac help', '- + ac'],
    ['detox in newark with ac', 'Newark + ac'],
    ['I want to ac', '- + ac'],
    ['nb friendly therapist', '- + nb'],
    ['want to tr detox', '- + tr'],
    ['jc penney detox', '- + jc + penney'],
    ['eo complaint', '- + eo + complaint'],
    ['the heights', '- + heights'],
    ['new heights detox', '- + new + heights'],
    ['great falls', '- + great + falls'],
    ['no medicaid in newark', 'Newark'],
    ['so tired of heroin', '-'],
    ['addicted so i need detox', '-'],
    ['not camden', 'Camden'],
    ['upward bound', expect.stringMatching(/^-/)],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('regions in a search', () => {
  it.each([
    ['north jersey methadone', 'North Jersey'],
    ['rehab in northern nj', 'North Jersey'],
    ['detox central jersey', 'Central Jersey'],
    ['south jersey detox', 'South Jersey'],
    ['detox in sj', 'South Jersey'],
    ['rehab down the shore', 'Jersey Shore'],
    ['detox near the shore', 'Jersey Shore'],
    ['jersey shore sober living', 'Jersey Shore'],
    ['desintoxicación en el norte de Jersey', 'North Jersey'],
    ['metadona en el sur de nueva jersey', 'South Jersey'],
    ['rehab en la costa', 'Jersey Shore'],
    ['rehab in new jersey', '-'],
    ['norte', '- + norte'],
    ['shore house detox', '- + shore'],
    ['north jersey city', 'Jersey City'],
    ['cuanto cuesta', '-'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('roads in a search', () => {
  it.each([
    ['detox near exit 9', '? exit 9'],
    ['detox off the turnpike', '? turnpike'],
    ['route 22 rehab', '? route 22'],
    ['detox on i-95', '? i 95'],
    ['route 22 union', 'Union'],
    ['exit strategy from heroin', expect.not.stringMatching(/^\?/)],
    ['busco una salida a las drogas', expect.not.stringMatching(/^\?/)],
    ['what route should i take', expect.not.stringMatching(/^\?/)],
    ['i 95 days sober', expect.not.stringMatching(/turnpike/)],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('a town with another state in a search', () => {
  it.each([
    ['detox in Washington, IN', '? washington indiana'],
    ['detox in washington, in', '? washington indiana'],
    ['rehab Salem, OR', '? salem oregon'],
    ['rehab in Portland, OR', '? portland oregon'],
    ['detox in portland, or', '? portland oregon'],
    ['detox in springfield ma', '? springfield ma'],
    ['Newark, OH detox', expect.stringMatching(/^Newark/)],
    ['detox Newark OH', '? newark ohio'],
    ['rehab in Lafayette, LA', '? lafayette louisiana'],
    ['detox in newark or trenton', 'Newark'],
    ['need detox, or', '-'],
    ['detox in newark, me', '? newark maine'],
    ['detox, hi', '-'],
    ['ayuda, la', '-'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})
