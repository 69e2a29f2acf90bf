import { describe, expect, it, test } from 'vitest'
import { treatmentKinds } from '#app/lib/treatment-kinds.ts'
import { isTreatmentType } from '#app/lib/treatment-types.ts'
import { aboutContent } from './about-content.ts'
import {
  callerLaw,
  emergencyContent,
  helpSteps,
  hotlines,
  overdoseSteps,
  warningSigns,
} from './emergency-content.ts'
import { listSources } from './fact.ts'
import { insuranceContent } from './insurance-content.ts'
import { privacySections } from './privacy-content.ts'
import {
  groupCrisisLines,
  groupTips,
  onlineGroups,
  supportGroups,
  supportGroupsContent,
} from './support-groups-content.ts'
import { termsSections } from './terms-content.ts'
import { treatmentTypesContent } from './treatment-types-content.ts'

describe('treatment types', () => {
  const { kinds } = treatmentTypesContent.en

  it('are six, as long as the specification says', () => {
    expect(treatmentKinds.en.map(({ name, duration }) => [name, duration])).toEqual([
      ['Inpatient Treatment', '30-90 days'],
      ['Outpatient Programs', '3-12 months'],
      ['Intensive Outpatient (IOP)', '8-12 weeks'],
      ['Detoxification Services', '3-10 days'],
      ['Dual Diagnosis Treatment', 'varies'],
      ['Sober Living Homes', '3-18 months'],
    ])
  })

  it.each(kinds)('$name: a description, exactly four benefits, filters that exist', (kind) => {
    expect(kind.description.length).toBeGreaterThan(60)
    expect(new Set(kind.benefits).size).toBe(4)
    if (Array.isArray(kind.find)) expect(kind.find.every(isTreatmentType)).toBe(true)
    expect(kind.find.length).toBeGreaterThan(0)
  })

  it('calls sober living housing, not treatment', () => {
    expect(kinds.at(-1)?.description).toContain('housing, not treatment')
  })
})

describe('the insurance guide', () => {
  const { insurers, coverageTypes, legalNotes, outsideLaw, checklist } = insuranceContent.en

  it('names eight insurers, four kinds of coverage and three laws', () => {
    expect(new Set(insurers.map(({ name }) => name)).size).toBe(8)
    expect(coverageTypes).toHaveLength(4)
    expect(legalNotes.map(({ title }) => title)).toEqual([
      'The parity law',
      'Essential health benefits',
      'New Jersey’s 180-day law',
    ])
    expect(outsideLaw.plans).toHaveLength(5)
    expect(
      Object.values(checklist.parts).flatMap(({ items }) => items).length,
    ).toBeGreaterThanOrEqual(13)
  })

  it('never states a percentage', () => {
    expect(JSON.stringify(insuranceContent)).not.toMatch(/%|percent/)
  })
})

describe('support groups', () => {
  it('are six with all six fields, and three online', () => {
    expect(supportGroups).toHaveLength(6)
    for (const group of supportGroups) {
      const { name, type, description, schedule, location, website } = group
      for (const field of [name, type, description, schedule, location]) {
        expect(field.length).toBeGreaterThan(5)
      }
      expect(website).toMatch(/^[a-z-]+\.org$/)
    }
    expect(new Set(supportGroups.map(({ name }) => name)).size).toBe(6)
    expect(onlineGroups).toHaveLength(3)
    expect(groupTips.length).toBeGreaterThanOrEqual(4)
    expect(groupCrisisLines.map(({ number }) => number)).toEqual(['988', '1-800-662-4357'])
  })
})

describe('emergency help', () => {
  it('has four hotlines, in order', () => {
    expect(hotlines.map(({ name }) => name)).toEqual([
      '988 Suicide & Crisis Lifeline',
      'SAMHSA National Helpline',
      'Crisis Text Line',
      'National Domestic Violence Hotline',
    ])
  })

  it('has the signs of three overdoses and of suicide, each with what to do', () => {
    expect(warningSigns.map(({ title }) => title)).toEqual([
      'Opioid overdose',
      'Alcohol overdose',
      'Stimulant overdose',
      'Thoughts of suicide',
    ])
    for (const { signs, act } of warningSigns) {
      expect(signs.length).toBeGreaterThanOrEqual(6)
      expect(act).toContain('911')
    }
  })

  it('begins with 911, and has five steps for each matter', () => {
    expect(overdoseSteps).toHaveLength(5)
    expect(overdoseSteps[0]?.title).toBe('Call 911')
    expect(helpSteps.map(({ title }) => title)).toEqual([
      'Ask',
      'Be there',
      'Help keep them safe',
      'Help them connect',
      'Follow up',
    ])
  })

  it('promises callers limited protection, and no more', () => {
    expect(callerLaw.text).toContain('limited protection')
    expect(callerLaw.text).toContain('does not cover dealing')
    expect(callerLaw.text).not.toMatch(/cannot be|will not be|immun/i)
  })
})

test('about: four values, and at most five centers may meet four criteria', () => {
  const { values, trustedCriteria } = aboutContent.en
  expect(values.map(({ name }) => name)).toEqual(['Hope', 'Trust', 'Support', 'Excellence'])
  expect(trustedCriteria).toHaveLength(4)
})

test('terms have eight sections, privacy six', () => {
  expect(termsSections.en).toHaveLength(8)
  expect(privacySections.en).toHaveLength(6)
})

const contents: Record<string, Record<string, unknown>> = {
  treatmentTypesContent: treatmentTypesContent.en,
  insuranceContent: insuranceContent.en,
  supportGroupsContent,
  emergencyContent,
}

test.each(Object.entries(contents))(
  '%s: every fact says where and when it was read',
  (_, content) => {
    for (const part of Object.values(content)) {
      for (const fact of Array.isArray(part) ? part : [part]) {
        const { sources, checked } = listSources(fact)
        expect([fact, sources.length > 0]).toEqual([fact, true])
        expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    }
    for (const source of listSources(content).sources) {
      expect(source).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+\/\S+$/)
    }
  },
)
