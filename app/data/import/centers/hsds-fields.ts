import type { Shape } from './value-shapes.ts'

/** The fields of a service that the adapter reads, or leaves out on purpose. */
export const hsdsFields: ReadonlySet<string> = new Set([
  'id',
  'name',
  'description',
  'url',
  'website',
  'status',
  'phones',
  'schedules',
  'languages',
  'contacts',
  'attributes',
  'organization',
  'serviceatlocation',
  'minimumage',
  'maximumage',
  'costoptions',
  'requireddocuments',
  'assureddate',
  // About the record, or about the moment.
  'organizationid',
  'programid',
  'additionalurls',
  'lastmodified',
  'metadata',
  'capacities',
  'alert',
  // Our own records repeat these in attributes, as we store them.
  'applicationprocess',
  'eligibility',
  'eligibilitydescription',
  'fees',
  'feesdescription',
  'waittime',
])

/** The nested fields, and what each of their objects has to say. */
export const hsdsShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['organization', { isList: false }],
  ['serviceatlocation', { isList: false }],
  ['phones', { isList: true, needs: ['number'] }],
  ['schedules', { isList: true }],
  ['contacts', { isList: true }],
  ['languages', { isList: true, needs: ['name', 'language', 'code'] }],
  ['attributes', { isList: true, needs: ['value', 'taxonomyterm'] }],
  ['costoptions', { isList: true, needs: ['option', 'amountdescription', 'amount'] }],
  ['requireddocuments', { isList: true, needs: ['document'] }],
  // Texts, or rows of a table.
  ['eligibility', 'any'],
  // About the record, or about the moment.
  ['additionalurls', 'any'],
  ['metadata', 'any'],
  ['capacities', 'any'],
  ['alert', 'any'],
])
