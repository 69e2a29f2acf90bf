import { expect, it } from 'vitest'
import { describeHsdsAdmission, listAdmissionPhones } from './hsds-admission.ts'

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
    whatToBring: 'Photo ID',
    referralFax: '609-555-0143',
  }
  expect(describeHsdsAdmission(center, idOf)).toEqual({
    minimum_age: 18,
    application_process: 'Call first. Intake hours: 8 AM to 4 PM.',
    eligibility_description: 'People who take methadone cannot stay on it.',
    wait_time: '3 days (as said on 2026-11-20)',
    required_documents: [{ id: 'required document', document: 'Photo ID' }],
  })
  expect(listAdmissionPhones(center, idOf)).toEqual([
    { id: 'Intake phone', number: '609-555-0142', type: 'voice', description: 'Intake' },
    { id: 'Referrals phone', number: '609-555-0143', type: 'fax', description: 'Referrals' },
  ])
})

it('leaves out what is not known, and a wait without its day', () => {
  const bare = JSON.stringify(describeHsdsAdmission({ ...unknown, waitTime: '3 days' }, idOf))
  expect(bare).toBe('{}')
  expect(listAdmissionPhones(unknown, idOf)).toEqual([])
})
