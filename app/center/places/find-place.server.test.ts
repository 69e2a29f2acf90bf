import { describe, expect, it } from 'vitest'
import { readNear } from './find-place.server.ts'

/** Summarize the result for a typed text: kind, URL text and label. */
function summarize(text: string): string | null {
  const near = readNear(text)
  if (!near) return null
  if (near.kind === 'unknown') return `unknown ${near.reason}: ${near.suggestions.join(' | ')}`
  const corrected = 'corrected' in near && near.corrected
  return `${near.kind} ${near.near} = ${near.label}${corrected ? ` for ${corrected.text}` : ''}`
}

describe('readNear', () => {
  it.each([
    // ZIP codes
    ['07102', 'zip 07102 = 07102 (Newark)'],
    ['07102-1234', 'zip 07102 = 07102 (Newark)'],
    ['Newark 07102', 'zip 07102 = 07102 (Newark)'],
    ['100 Main St, Newark, NJ 07102-1234', 'zip 07102 = 07102 (Newark)'],
    ['10001', 'zip 10001 = 10001 (New York, NY)'],
    ['19103', 'zip 19103 = 19103 (Philadelphia, PA)'],
    ['00000', 'unknown zip: '],
    ['90210', 'unknown zip: '],
    ['07000', 'unknown zip: 07001 | 07002 | 07003 | 07004 | 07005'],
    ['7102', 'unknown zip: 07102'],
    // towns
    ['Newark', 'town Newark = Newark'],
    ['newark, nj', 'town Newark = Newark'],
    ['newark, n.j.', 'town Newark = Newark'],
    ['Newark, New Jersey, USA', 'town Newark = Newark'],
    ['City of Newark', 'town Newark = Newark'],
    ['Newark, Essex County, NJ', 'town Newark = Newark'],
    ['Newark (Essex)', 'town Newark = Newark'],
    ['100 Main Street, Newark, NJ', 'town Newark = Newark'],
    ['100 Main Street Newark', 'town Newark = Newark'],
    ['100 Main St West Orange NJ', 'town West Orange = West Orange'],
    ['12 Broadway Camden', 'town Camden = Camden'],
    ['100 Main Street', 'unknown place: '],
    ['Néwark', 'town Newark = Newark'],
    ['cherryhill', 'town Cherry Hill = Cherry Hill'],
    ['Wood Bridge', 'town Woodbridge = Woodbridge'],
    ['LBI', expect.stringMatching(/^town Long Beach/)],
    ['  cherry   hill ', 'town Cherry Hill = Cherry Hill'],
    ['Mt Laurel', 'town Mount Laurel = Mount Laurel'],
    ['Mt. Laurel Twp', 'town Mount Laurel = Mount Laurel'],
    ['E. Orange', 'town East Orange = East Orange'],
    ['HO HO KUS', 'town Ho-Ho-Kus = Ho-Ho-Kus'],
    ['Pt. Pleasant Bch', 'town Point Pleasant Beach = Point Pleasant Beach'],
    ['Ventnor', 'town Ventnor City = Ventnor City'],
    ['Egg Harbor', 'town Egg Harbor Township = Egg Harbor Township'],
    ['Egg Harbor City', 'town Egg Harbor City = Egg Harbor City'],
    ['Orange', 'town Orange = Orange'],
    // towns whose municipality or name is ambiguous
    ['Parsippany-Troy Hills', 'town Parsippany = Parsippany'],
    ['West Paterson', 'town Woodland Park = Woodland Park'],
    ['Lawrenceville', 'town Lawrence, Mercer = Lawrence, Mercer County'],
    ['Fort Dix', expect.stringContaining('Joint Base McGuire-Dix-Lakehurst')],
    // several towns with the same name
    ['Franklin', 'town Franklin, Somerset = Franklin, Somerset County'],
    ['Franklin, Warren', 'town Franklin, Warren = Franklin, Warren County'],
    ['franklin , sussex county', 'town Franklin, Sussex = Franklin, Sussex County'],
    ['Franklin Hunterdon County', 'town Franklin, Hunterdon = Franklin, Hunterdon County'],
    ['Township of Washington, Bergen', 'town Washington, Bergen = Washington, Bergen County'],
    ['Newark, Bergen', 'unknown place: Newark'],
    // in Spanish
    ['Condado de Essex', 'county Essex County = Essex County'],
    ['cerca de Newark', 'town Newark = Newark'],
    ['near Newark, NJ', 'town Newark = Newark'],
    ['condado de Cape May, Nueva Jersey', 'county Cape May County = Cape May County'],
    ['Franklin, condado de Warren', 'town Franklin, Warren = Franklin, Warren County'],
    ['Newark, Nueva Jersey', 'town Newark = Newark'],
    ['Newark Nueva Jersey', 'town Newark = Newark'],
    // counties
    ['Essex', 'county Essex County = Essex County'],
    ['Essex County', 'county Essex County = Essex County'],
    ['essex county nj', 'county Essex County = Essex County'],
    ['County of Essex, NJ', 'county Essex County = Essex County'],
    ['Cape May', 'town Cape May = Cape May'],
    ['Ocean', 'county Ocean County = Ocean County'],
    ['Ocean Township', 'town Ocean, Monmouth = Ocean, Monmouth County'],
    ['Morris', 'county Morris County = Morris County'],
    ['Union', 'town Union, Union = Union, Union County'],
    ['Union County', 'county Union County = Union County'],
    // positions
    ['40.73,-74.17', 'position 40.73,-74.17 = 40.73, -74.17'],
    ['40.7349, -74.1652', 'position 40.73,-74.17 = 40.73, -74.17'],
    ['40.73,−74.17', 'position 40.73,-74.17 = 40.73, -74.17'],
    ['-0.001,-0.001', 'position 0.00,0.00 = 0.00, 0.00'],
    ['90,180', 'position 90.00,180.00 = 90.00, 180.00'],
    // misspelled
    ['Newrak', 'town Newark = Newark for Newrak'],
    ['newarrk', 'town Newark = Newark for newarrk'],
    ['Trentn, NJ', 'town Trenton = Trenton for Trentn, NJ'],
    ['Patterson', 'town Paterson = Paterson for Patterson'],
    ['Patersen', 'town Paterson = Paterson for Patersen'],
    ['100 Main St, Patterson, NJ', 'town Paterson = Paterson for 100 Main St, Patterson, NJ'],
    ['hackensak', 'town Hackensack = Hackensack for hackensak'],
    ['jersy city', 'town Jersey City = Jersey City for jersy city'],
    ['unoin city', 'town Union City = Union City for unoin city'],
    ['bergan', 'county Bergen County = Bergen County for bergan'],
    ['esex county', 'county Essex County = Essex County for esex county'],
    ['Elizabeht City', 'town Elizabeth = Elizabeth for Elizabeht City'],
    ['Sprinfield', 'town Springfield, Union = Springfield, Union County for Sprinfield'],
    ['Sprinfield, Burlington', expect.stringContaining('Springfield, Burlington County for')],
    // several towns with nearly this name, or another place that is meant
    ['ridgwood', expect.stringMatching(/^unknown place: Ridgewood \| Ringwood/)],
    ['belmawr', 'unknown place: Bellmawr | Belmar'],
    ['bergin', 'county Bergen County = Bergen County for bergin'],
    ['union conty', 'county Union County = Union County for union conty'],
    ['Newtown', 'unknown place: Newton | 18940'],
    ['Pottstown', expect.stringMatching(/^unknown place: Pittstown \| /)],
    ['Patterson, NY', 'unknown outside: 12563'],
    ['Boston', 'unknown outside: 14025 | Boonton'],
    ['Boston, MA', 'unknown far: '],
    ['Newrak, Ohio', 'unknown far: '],
    ['Nwk', expect.stringMatching(/^unknown place/)],
    ['Tren', expect.stringMatching(/^unknown place: Trenton/)],
    ['Brunswick', expect.stringContaining('New Brunswick | East Brunswick')],
    ['Xyzzy', 'unknown place: '],
    // outside New Jersey, found by ZIP code only
    ['Newark, DE', expect.stringMatching(/^unknown outside: 197/)],
    ['Allentown, PA', expect.stringMatching(/^unknown outside: 18101/)],
    ['Scranton', expect.stringMatching(/^unknown outside: 18503/)],
    // well-known cities outside New Jersey
    ['Philadelphia', 'zip 19107 = 19107 (Philadelphia, PA)'],
    ['Philadelphia PA', 'zip 19107 = 19107 (Philadelphia, PA)'],
    ['Philadelphia, Pennsylvania, USA', 'zip 19107 = 19107 (Philadelphia, PA)'],
    ['Philadelphia, NY', expect.stringMatching(/^unknown outside: 13673/)],
    ['Filadelfia', 'zip 19107 = 19107 (Philadelphia, PA)'],
    ['philly', 'zip 19107 = 19107 (Philadelphia, PA)'],
    ['New York', 'zip 10001 = 10001 (New York, NY)'],
    ['New York, NY', 'zip 10001 = 10001 (New York, NY)'],
    ['new york city', 'zip 10001 = 10001 (New York, NY)'],
    ['NYC', 'zip 10001 = 10001 (New York, NY)'],
    ['Nueva York', 'zip 10001 = 10001 (New York, NY)'],
    ['cerca de Nueva York', 'zip 10001 = 10001 (New York, NY)'],
    ['West New York', 'town West New York = West New York'],
    // empty
    ['', null],
    [' \t ', null],
    ['New Jersey', null],
    // hostile
    ['\u202e\u0000', null],
    ['New\u202eark', 'town Newark = Newark'],
    ['new\u0000ark', 'town Newark = Newark'],
    ['NaN,NaN', 'unknown place: '],
    ['91,0', 'unknown position: '],
    ['0,181', 'unknown position: '],
    ['1e400,0', 'unknown place: '],
    ['__proto__', 'unknown place: '],
    ["'; drop table x; --", 'unknown place: '],
    ['999999999999', 'unknown place: '],
    ['a,'.repeat(500), 'unknown place: '],
  ])('reads %j', (text, expected) => {
    expect(summarize(text)).toEqual(expected)
  })

  it('cuts a long text and removes bidirectional marks from the text it returns', () => {
    const near = readNear(`\u202e<b>\u0007${'x'.repeat(100_000)}`)
    expect(near).toMatchObject({ kind: 'unknown', suggestions: [] })
    expect(near?.kind === 'unknown' && near.text).toBe(`<b> ${'x'.repeat(96)}`)
  })
})

describe('a name that several towns share', () => {
  it('offers the other towns, most populous first, each with its own URL text', () => {
    const near = readNear('Franklin')
    expect(near).toMatchObject({ kind: 'town', county: 'Somerset' })
    const others = near && 'others' in near ? near.others : []
    expect(others.map((other) => other.near)).toEqual([
      'Franklin, Gloucester',
      'Franklin, Sussex',
      'Franklin, Hunterdon',
      'Franklin, Warren',
    ])
  })

  it('also offers the others if one is named', () => {
    expect(readNear('Franklin, Warren')).toMatchObject({ others: { length: 4 } })
  })

  it('offers the county with the town, and the towns with the county', () => {
    expect(readNear('Camden')).toMatchObject({ kind: 'town', others: [{ near: 'Camden County' }] })
    expect(readNear('Morris')).toMatchObject({
      kind: 'county',
      others: [{ near: 'Morris Township' }],
    })
    expect(readNear('Camden County')).toMatchObject({ kind: 'county', others: [] })
  })
})
