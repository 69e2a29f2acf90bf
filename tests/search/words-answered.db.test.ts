import { beforeAll, describe, expect, it } from 'vitest'
import { seedSamples } from '#app/data/samples/seed.server.ts'
import { describeWords } from '#app/search/describe-words.ts'
import { listChips } from '#app/search/filter-chips.tsx'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { searchCenters } from '#app/search/search-centers.server.ts'
import { emptySearch } from '#app/search/search-input.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'

const now = new Date('2026-11-23T15:00:00Z')

describeWithDatabase('what becomes of the words of a search', (database) => {
  beforeAll(() => asOperator(database(), (db) => seedSamples(db, now)))

  const find = async (text: string) => {
    const parsed = parseSearch({ ...emptySearch, text })
    const result = await searchCenters(database().orm, parsed, { now, limit: 100 })
    const { understanding, near, mentions } = result
    const chips = listChips(understanding.search, near, 'en', understanding.joined)
    return {
      ...result,
      said: describeWords(understanding, mentions, 'en').join(' '),
      chips: chips.map(({ label }) => label),
    }
  }

  it.each(['um i need a detox in newark', 'lol detox newark asdfgh', 'detox newark alexa'])(
    '%s: unknown words change no list',
    async (text) => {
      const slugs = async (typed: string) => (await find(typed)).centers.map(({ slug }) => slug)
      expect(await slugs(text)).toEqual(await slugs('detox newark'))
    },
  )

  it('words that some listings have change the order, but not the list', async () => {
    const { total, said } = await find('detox newark thirty')
    expect(total).toBe((await find('detox newark')).total)
    expect(said).toContain('thirty')
  })

  it.each([
    ['detox newark asdfgh', 'We did not use “asdfgh”.'],
    ['detox with pets', 'We can’t filter by “pets”. Ask when you call.'],
    ['detox in newrak', 'We read “newrak” as “newark”.'],
    ['detox and rehab', 'Centers with detox and residential treatment come first.'],
    ['joint commission detox', 'No center here has told us about Joint Commission accreditation.'],
  ])('%s: %s', async (text, said) => {
    expect((await find(text)).said).toContain(said)
  })

  it.each([
    ['zoom counseling', ['Counseling by video or call']],
    ['horizon', ['Medicaid or private insurance']],
    ['polish speaking', ['Polish']],
    ['methadone open sunday', ['Methadone', 'Open Sunday']],
    ['"pool" detox', ['“pool”', 'Detox']],
  ])('%s has the chips %j', async (text, chips) => {
    expect((await find(text)).chips).toEqual(chips)
  })

  // Ordinary words that are spelled almost like a word of ours.
  describe.each(['%s problem', '%s'])('in "%s"', (pattern) => {
    it.each(
      `serious cancer count poison mediate metal menthol punish version closure butter present
      corner instance eating killing marion`.split(/\s+/),
    )('%s is not corrected', async (word) => {
      const { chips, understanding } = await find(pattern.replace('%s', word))
      expect(understanding.corrections).toEqual([])
      expect(chips.filter((chip) => !chip.startsWith('“'))).toEqual([])
    })
  })

  it.each([
    ['salt grass', 'saltgrass-treatment-house'],
    ['marshwren', 'marsh-wren-outpatient-center'],
    ['9 pines', 'nine-pines-residential-program'],
    ['potters wheel', 'potters-wheel-recovery-community'],
    ['sandread medicashun clinc', 'sandreed-medication-clinic'],
    ['does primrose corner detox have beds', 'primrose-corner-detox'],
  ])('%s finds %s first', async (text, slug) => {
    expect((await find(text)).centers[0]?.slug).toBe(slug)
  })

  it('offers others when the only center is closed', async () => {
    const { total, notClosed, loosened } = await find('halfway house camden county')
    expect([total, notClosed]).toEqual([1, 0])
    expect(loosened?.centers.length).toBeGreaterThan(0)
  })
})
