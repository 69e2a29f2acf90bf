import { expect, it } from 'vitest'
import {
  describeHsdsAdmission,
  listAdmissionAttributes,
  listAdmissionPhones,
  listCostOptions,
  listRequiredDocuments,
} from './describe-hsds-admission.ts'

const unknown = {
  howToStart: null,
  intakePhone: null,
  intakeHours: null,
  waitTime: null,
  waitSaidOn: null,
  minimumAge: null,
  maximumAge: null,
  continuesMethadone: null,
  continuesBuprenorphine: null,
  plansTaken: null,
  plansSaidOn: null,
  notAdmitted: null,
  whatToBring: null,
  referralFax: null,
  referralForm: null,
  offerings: [],
}
const idOf = (part: string) => part

it('tells other directories what people ask before they come, in the terms of HSDS', () => {
  const center = {
    ...unknown,
    howToStart: 'call-first' as const,
    intakePhone: '609-555-0142',
    intakeHours: '8 AM to 4 PM',
    waitTime: '3 days',
    waitSaidOn: '2026-11-20',
    minimumAge: 18,
    continuesMethadone: false,
    plansTaken: 'Horizon',
    plansSaidOn: '2026-11-21',
    whatToBring: 'Photo ID',
    referralFax: '609-555-0143',
    offerings: ['detox', 'medicaid'],
  }
  const plans = 'Health plans taken, as said on 2026-11-21: Horizon'
  expect(describeHsdsAdmission(center)).toEqual({
    minimum_age: 18,
    application_process: 'Call first. Intake hours: 8 AM to 4 PM.',
    eligibility_description: 'People who take methadone cannot stay on it.',
    wait_time: '3 days (as said on 2026-11-20)',
    fees_description: plans,
  })
  expect(listRequiredDocuments(center, idOf)).toEqual([
    { id: 'required document', document: 'Photo ID' },
  ])
  expect(listAdmissionPhones(center, idOf)).toEqual([
    { id: 'Intake phone', number: '+16095550142', type: 'voice', description: 'Intake' },
    { id: 'Referrals phone', number: '+16095550143', type: 'fax', description: 'Referrals' },
  ])
  expect(listCostOptions(center, idOf)).toEqual([
    { id: 'cost option medicaid', option: 'Medicaid' },
    { id: 'cost option plans', option: plans },
  ])
  const attributes = listAdmissionAttributes(center).filter(([, value]) => value !== null)
  expect(attributes).toEqual([
    ['How to start', 'call-first'],
    ['Intake hours', '8 AM to 4 PM'],
    ['Continues methadone', 'no'],
    ['Health plans taken', 'Horizon'],
    ['Health plans said on', '2026-11-21'],
    ['Wait', '3 days'],
    ['Wait said on', '2026-11-20'],
  ])
})

it('ends each sentence with one period, and no URL with any', () => {
  const center = {
    ...unknown,
    intakeHours: '8 a.m. to 4 p.m.',
    notAdmitted: 'Nobody under 21.',
    continuesMethadone: true,
    referralForm: 'https://lark.example/form',
  }
  expect(describeHsdsAdmission(center)).toEqual({
    application_process: 'Intake hours: 8 a.m. to 4 p.m. Referral form: https://lark.example/form',
    eligibility_description:
      'Not admitted: Nobody under 21. People who take methadone can stay on it.',
  })
})

it('leaves out what is not known, and a wait without its day', () => {
  const bare = JSON.stringify(describeHsdsAdmission({ ...unknown, waitTime: '3 days' }))
  expect(bare).toBe('{}')
  expect(listAdmissionPhones(unknown, idOf)).toEqual([])
  expect(listRequiredDocuments(unknown, idOf)).toEqual([])
  expect(listCostOptions(unknown, idOf)).toEqual([])
})
