import { describe, expect, it, test } from 'vitest'
import { en as emergency } from '#app/center/help/emergency-content.en.ts'
import { es as emergencyInSpanish } from '#app/center/help/emergency-content.es.ts'
import { en as supportGroups } from '#app/center/help/support-groups-content.en.ts'
import { treatmentKinds } from '#app/center/offerings/treatment-kinds.ts'
import { en as about } from './about-content.en.ts'
import { listSources } from './guide-model.ts'
import { guides } from './guides.ts'
import { en as insurance } from './insurance-content.en.ts'
import { en as privacy } from './privacy-content.en.ts'
import { en as terms } from './terms-content.en.ts'
import { en as treatmentTypes } from './treatment-types-content.en.ts'

const listNames = (items: readonly { name: string }[]) => items.map(({ name }) => name)
const listTitles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

describe('treatment types', () => {
  it('have the six kinds and lengths of the specification', () => {
    expect(treatmentKinds.en.map(({ name, duration }) => [name, duration])).toEqual([
      ['Inpatient Treatment', '30-90 days'],
      ['Outpatient Programs', '3-12 months'],
      ['Intensive Outpatient (IOP)', '8-12 weeks'],
      ['Detoxification Services', '3-10 days'],
      ['Dual Diagnosis Treatment', 'varies'],
      ['Sober Living Homes', '3-18 months'],
    ])
  })

  it.each(Object.entries(treatmentTypes.content.kinds))(
    '%s has a description and exactly four benefits',
    (_, { description, benefits }) => {
      expect(description.length).toBeGreaterThan(60)
      expect(benefits).toHaveLength(4)
      expect(new Set(benefits).size).toBe(4)
    },
  )

  it('call sober living housing, not treatment', () => {
    const { description } = treatmentTypes.content.kinds['sober-living']
    expect(description).toContain('housing, not treatment')
  })
})

describe('the insurance guide', () => {
  const { marketplace, publicPrograms, coverage, laws, outsideLaw, checklist } = insurance.content

  it('names eight insurers, four kinds of coverage and three laws', () => {
    expect(new Set([...marketplace.names, ...listNames(publicPrograms)]).size).toBe(8)
    expect(coverage).toHaveLength(4)
    expect(listTitles(laws)).toEqual([
      'The parity law',
      'Essential health benefits',
      'New Jersey’s 180-day law',
    ])
    expect(outsideLaw.plans).toHaveLength(5)
    const { haveAtHand, askThePlan, writeDown } = checklist
    const asked = [haveAtHand, askThePlan, writeDown].flatMap(({ items }) => items)
    expect(asked.length).toBeGreaterThanOrEqual(13)
  })

  it('never states a percentage', () => {
    expect(JSON.stringify(insurance)).not.toMatch(/%|percent/)
  })
})

test('support groups list six groups with all six fields, and three online', () => {
  const { content, groupTips } = supportGroups
  expect(new Set(listNames(content.supportGroups)).size).toBe(6)
  for (const { name, type, description, schedule, location, website } of content.supportGroups) {
    for (const field of [name, type, description, schedule, location]) {
      expect(field.length).toBeGreaterThan(5)
    }
    expect(website).toMatch(/^[a-z-]+\.org$/)
  }
  expect(content.onlineGroups).toHaveLength(3)
  expect(groupTips.length).toBeGreaterThanOrEqual(4)
  expect(content.groupCrisisLines.map(({ number }) => number)).toEqual(['988', '1-800-662-4357'])
})

describe('emergency help', () => {
  const { hotlines, warningSigns, overdoseSteps, helpSteps, callerLaw } = emergency.content

  it("has the four hotlines in order, then New Jersey's", () => {
    expect(listNames(hotlines)).toEqual([
      '988 Suicide & Crisis Lifeline',
      'SAMHSA National Helpline',
      'Crisis Text Line',
      'National Domestic Violence Hotline',
      'New Jersey Domestic Violence Hotline',
    ])
  })

  it('has the signs of three overdoses and of suicide, each with an action', () => {
    expect(listTitles(Object.values(warningSigns))).toEqual([
      'Opioid overdose',
      'Alcohol overdose',
      'Stimulant overdose',
      'Thoughts of suicide',
    ])
    for (const { signs, act } of Object.values(warningSigns)) {
      expect(signs.length).toBeGreaterThanOrEqual(6)
      expect(act).toContain('911')
    }
  })

  it('begins with 911, and has five steps for each emergency', () => {
    expect(overdoseSteps).toHaveLength(5)
    expect(overdoseSteps[0]?.title).toBe('Call 911')
    expect(listTitles(helpSteps)).toEqual([
      'Ask',
      'Be there',
      'Help keep them safe',
      'Help them connect',
      'Follow up',
    ])
  })

  it('recommends CPR only for a person who is not breathing', () => {
    for (const { overdoseSteps } of [emergency.content, emergencyInSpanish.content]) {
      const cpr = overdoseSteps.filter(({ title }) => title.includes('CPR'))
      expect(cpr).toMatchObject([{ text: '' }])
    }
  })

  it('promises callers limited protection only', () => {
    expect(callerLaw.text).toContain('limited protection')
    expect(callerLaw.text).toContain('does not cover dealing')
    expect(callerLaw.text).not.toMatch(/cannot be|will not be|immun/i)
  })
})

test('about has four values and four criteria; terms have eight sections, privacy six', () => {
  expect(listNames(about.values)).toEqual(['Hope', 'Trust', 'Support', 'Excellence'])
  expect(about.trustedCriteria).toHaveLength(4)
  expect(Object.keys(terms.sections)).toHaveLength(8)
  expect(Object.keys(privacy.sections)).toHaveLength(6)
})

test.each(guides)('$path gives a source for every fact', ({ texts }) => {
  for (const part of Object.values(texts.en.content ?? {})) {
    const content = Array.isArray(part) ? part : [part]
    for (const fact of content) expect([fact, listSources(fact)]).not.toEqual([fact, []])
  }
  for (const source of listSources(texts.en.content ?? {})) {
    expect(source).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+\/\S+$/)
  }
})
