import { expect, it } from 'vitest'
import { derivePartId } from '#app/data/hsds/derive-part-id.server.ts'
import { hsdsLabels, ownTaxonomyId } from '#app/data/hsds/hsds.server.ts'
import { parseBytes } from '#tests/support/import-files.ts'

const id = '6b1f0c39-5c8e-4d0f-9f5b-0d3a6e1d2c4b'
const organization = { id: 'o1', name: 'Lark Health', description: 'Lark Health' }

/** An attribute with a term of our taxonomy. */
const attachTerm = (label: string, code: string) => ({
  link_entity: 'service',
  label,
  value: code,
  taxonomy_term: { code, name: code, taxonomy_id: ownTaxonomyId },
})

const attach = (label: string, value: string) => ({ link_entity: 'service', label, value })

/** A center with all that people ask before they come, as our API answers. */
const ownService = {
  id,
  name: 'Lark North',
  status: 'active',
  assured_date: '2026-11-01',
  alert: 'Fictional sample listing. Not a real place.',
  organization,
  minimum_age: 18,
  maximum_age: 64,
  application_process: 'Call first. Intake hours: 8 AM to 4 PM.',
  eligibility_description: 'Not admitted: People who need oxygen.',
  wait_time: '3 days (as said on 2026-11-20)',
  fees_description: 'Health plans taken, as said on 2026-11-21: Aetna',
  required_documents: [{ document: 'Photo ID' }],
  cost_options: [{ option: 'Medicaid' }],
  phones: [
    { number: '(609) 555-0150', type: 'voice', description: 'Intake' },
    { number: '(609) 555-0151', type: 'fax', description: 'Referrals' },
  ],
  languages: [
    { name: 'Korean', code: 'kor' },
    { name: 'Spanish', code: 'spa', attributes: [attachTerm(hsdsLabels.offering, 'spanish')] },
  ],
  capacities: [{ available: 2, unit: { name: 'Detox beds' }, updated: '2026-11-25T08:00:00Z' }],
  service_at_locations: [
    {
      id,
      location: {
        id,
        location_type: 'physical',
        accessibility: [{ description: 'Wheelchair access' }],
      },
    },
  ],
  additional_urls: [{ label: hsdsLabels.listing, url: 'https://directory.example/centers/lark' }],
  attributes: [
    attachTerm(hsdsLabels.treatmentType, 'counseling'),
    attachTerm(hsdsLabels.offering, 'medicaid'),
    attachTerm(hsdsLabels.offering, 'spanish'),
    attachTerm(hsdsLabels.offering, 'wheelchair'),
    attach(hsdsLabels.notOffered, 'People: Under 18: all'),
    attach(hsdsLabels.city, 'Trenton'),
    attach(hsdsLabels.county, 'Mercer'),
    attach(hsdsLabels.state, 'NJ'),
    attach(hsdsLabels.descriptionSpanish, 'Una casa tranquila.\n\nPara todos.'),
    attach(hsdsLabels.howToStart, 'call-first'),
    attach(hsdsLabels.intakeHours, '8 AM to 4 PM'),
    attach(hsdsLabels.referralForm, 'https://lark.example/form.pdf'),
    attach(hsdsLabels.notAdmitted, 'People who need oxygen'),
    attach(hsdsLabels.continuesMethadone, 'no'),
    attach(hsdsLabels.continuesBuprenorphine, 'yes'),
    attach(hsdsLabels.plansTaken, 'Aetna'),
    attach(hsdsLabels.plansSaidOn, '2026-11-21'),
    attach(hsdsLabels.waitTime, '3 days'),
    attach(hsdsLabels.waitSaidOn, '2026-11-20'),
    attach(hsdsLabels.listedIn, 'SAMHSA'),
    attach(hsdsLabels.listedOn, '2021-06-30'),
    attach(hsdsLabels.license, 'CC BY 4.0'),
    attach(hsdsLabels.verifiedBy, 'call'),
    attach(hsdsLabels.checkedOn, '2026-11-01'),
  ],
}

const ownCenter = {
  slug: 'lark',
  name: 'Lark North',
  description: null,
  descriptionSpanish: 'Una casa tranquila.\n\nPara todos.',
  phone: null,
  website: null,
  intakePhone: '(609) 555-0150',
  referralFax: '(609) 555-0151',
  minimumAge: 18,
  maximumAge: 64,
  howToStart: 'call-first',
  intakeHours: '8 AM to 4 PM',
  referralForm: 'https://lark.example/form.pdf',
  notAdmitted: 'People who need oxygen',
  continuesMethadone: false,
  continuesBuprenorphine: true,
  plansTaken: 'Aetna',
  plansSaidOn: '2026-11-21',
  waitTime: '3 days',
  waitSaidOn: '2026-11-20',
  whatToBring: 'Photo ID',
  treatmentTypes: ['counseling'],
  offerings: ['medicaid', 'spanish', 'wheelchair'],
  categories: [],
  additionalInfo: [
    { category: 'Languages', infoKey: 'Korean', infoValue: true },
    { category: 'People', infoKey: 'Under 18: all', infoValue: false },
  ],
  street: null,
  city: 'Trenton',
  county: 'Mercer',
  state: 'NJ',
  postalCode: null,
  address: 'Trenton, NJ',
  listedIn: 'SAMHSA',
  listedOn: '2021-06-30',
  isVerbatim: true,
  warnings: [],
}

const [ownPlace] = ownService.service_at_locations

it.each([
  ['a list', 'a.json', JSON.stringify([ownService])],
  ['a page', 'a.json', JSON.stringify({ total_pages: 1, contents: [ownService] })],
  ['a line', 'a.ndjson', `${JSON.stringify(ownService)}\n`],
])('reads a center of our own API from %s as it was', async (_, file, text) => {
  const { drafts, unknownFields } = await parseBytes(file, text)
  expect(drafts).toMatchObject([ownCenter])
  expect([...unknownFields]).toEqual([])
})

it('knows a center about which nothing is known by the link to its page', async () => {
  const { attributes, required_documents, phones, languages, ...bare } = ownService
  const { drafts } = await parseBytes('a.json', JSON.stringify([bare]))
  expect(drafts).toMatchObject([{ name: 'Lark North', isVerbatim: true, listedOn: null }])
})

it('knows a center of versions 1.0 and 1.1 by the id of its place', async () => {
  const place = { ...ownPlace, id: derivePartId(id, 'service at location') }
  const attributes = ownService.attributes.map(({ label, value }) => attach(label, value))
  const { additional_urls, ...earlier } = ownService
  const service = { ...earlier, attributes, service_at_locations: [place] }
  const { drafts } = await parseBytes('a.json', JSON.stringify([service]))
  expect(drafts).toMatchObject([{ name: 'Lark North', offerings: ownCenter.offerings }])
})

it('reads our terms under the labels of a publisher who repeats them', async () => {
  const attributes = [
    attachTerm('What they do', 'detox'),
    { ...attachTerm('Pays with', 'medicaid'), value: 'State plan' },
    attach('Parking', 'Free parking'),
    attach('County', 'Mercer'),
  ]
  const service = { ...ownService, id: 's1', attributes }
  const { drafts } = await parseBytes('a.json', JSON.stringify([service]))
  expect(drafts).toMatchObject([
    {
      name: 'Lark Health',
      isVerbatim: false,
      treatmentTypes: ['detox'],
      offerings: ['detox', 'medicaid'],
      listedIn: null,
      listedOn: '2026-11-01',
    },
  ])
  expect(drafts[0]?.additionalInfo.map(({ category }) => category)).toEqual([
    'Treatment programs',
    'Languages',
    'Parking',
    'County',
    'Payment',
    'Accessibility',
  ])
})
