import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const read = async (query: string) => readText(await app.readPage(`/centers?${query}`))
const readTotal = (text: string) =>
  Number(/([\d,]+) Treatment Centers? Found/.exec(text)?.[1]?.replace(',', ''))

describe('the filters', () => {
  it('show how many centers each would find', async () => {
    const page = await app.readPage('/centers?near=08608&within=50&offers=medicare')
    const counts = [...page.matchAll(/<small data-count="([^"]*)">([\d,]+)<\/small>/g)]
    expect(counts).toHaveLength(54)
    for (const name of ['spanish', 'detox', 'veterans', 'telehealth']) {
      const count = counts.find(([, counted]) => counted === name)?.[2]
      const parameter = name === 'detox' ? 'type' : 'offers'
      const query = `near=08608&within=50&offers=medicare&${parameter}=${name}`
      expect([name, Number(count)]).toEqual([name, readTotal(await read(query))])
    }
    // Next to Medicare, adding Medicaid widens the search.
    const medicaid = counts.find(([, name]) => name === 'medicaid')?.[2]
    expect(Number(medicaid)).toBe(readTotal(await read('near=08608&within=50&offers=medicaid')))
    const rating = /<option [^>]*data-count="rating-4.5"[^>]*>4.5 and up \((\d+)\)/.exec(page)?.[1]
    expect(Number(rating)).toBe(
      readTotal(await read('near=08608&within=50&offers=medicare&minRating=4.5')),
    )
  })

  /** The panel's choices: name, count and whether each is checked and hidden. */
  function readChoices(page: string) {
    const labels = page.matchAll(
      /<label class="(?:tick|chip)"([^>]*)><input([^>]*)\/>(?:(?!<\/label>).)*?data-count="([^"]+)">(\d+)</gs,
    )
    return [...labels].map(([, label = '', input = '', name, count]) => ({
      name,
      count: Number(count),
      isChecked: input.includes('checked'),
      isHidden: label.includes('hidden'),
    }))
  }

  it('hide each choice that finds nothing, unless it is chosen', async () => {
    const page = await app.readPage('/centers?near=08608&within=5&offers=methadone&offers=medicare')
    const choices = readChoices(page)
    expect(page).toMatch(/<fieldset[^>]* hidden=""><legend[^>]*>Open</)
    // Its whole group is hidden.
    const offered = choices.filter(({ name }) => name !== 'not-closed')
    expect(offered.length).toBeGreaterThan(30)
    const isExpected = ({ count, isChecked }: (typeof offered)[number]) => count === 0 && !isChecked
    expect(offered.filter(({ isHidden }) => isHidden)).toEqual(offered.filter(isExpected))
    expect(offered.filter(isExpected).length).toBeGreaterThan(0)
    expect(offered.find(({ name }) => name === 'methadone')).toEqual({
      name: 'methadone',
      count: 0,
      isChecked: true,
      isHidden: false,
    })
  })

  it('hide a group without a visible choice', async () => {
    const readGroups = async (query: string) => {
      const page = await app.readPage(`/centers?${query}`)
      const groups = page.matchAll(
        /<details class="[^"]*max-lg:border-t"([^>]*)><summary[^>]*>([^<]*)</g,
      )
      return [...groups].map(([, attributes, name]) => [name, attributes?.includes('hidden')])
    }
    expect((await readGroups('')).map(([, isHidden]) => isHidden)).toEqual([
      ...Array(6).fill(false),
      true,
    ])
    const none = await readGroups('near=08608&within=5&offers=methadone')
    expect(none).toContainEqual(['Medicines', false])
    expect(none).toContainEqual(['Access', true])
  })

  it('explain how they combine', async () => {
    const text = await read('')
    expect(text.match(/Centers with any of these/g)).toHaveLength(3)
    // People, access and accreditation.
    expect(text.match(/Centers with all of these/g)).toHaveLength(3)
  })

  it('say which part of the link was ignored', async () => {
    expect(await read('within=7&minRating=9&near=08608&utm_source=x')).toContain(
      'We ignored part of this link: rating, distance.',
    )
    expect(await read('utm_source=x')).not.toContain('not understood')
  })
})
