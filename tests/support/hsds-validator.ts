import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { findProjectRoot } from '#db/project-root.ts'

const folder = path.join(findProjectRoot(), 'tests/hsds')

/** Where the standard's OpenAPI document says that its schemas are. It means an older version. */
const published = 'https://raw.githubusercontent.com/openreferral/specification/3.0/schema/'

/** Fields of the nested objects in the standard's documentation that its tables don't have. */
const nestedFields: Record<string, string[]> = {
  organization: ['services'],
  service_at_location: ['service'],
}

const readSchema = (file: string): AnySchemaObject =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

/** Make every object refuse fields that the standard doesn't name. */
function close(name: string, schema: AnySchemaObject): AnySchemaObject {
  const nested = Object.fromEntries((nestedFields[name] ?? []).map((field) => [field, {}]))
  const properties = Object.entries({ ...schema.properties, ...nested }).map(([field, value]) => {
    const isObject = typeof value === 'object' && value !== null && 'properties' in value
    return [field, isObject ? close(field, value) : value]
  })
  return { ...schema, properties: Object.fromEntries(properties), additionalProperties: false }
}

function createAjv(): Ajv2020 {
  // The schemas describe their tables with keywords of their own.
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const lists = ['service_list.json', 'organization_list.json', 'service_at_location_list.json']
  for (const file of readdirSync(path.join(folder, 'schema'))) {
    ajv.addSchema(close(path.basename(file, '.json'), readSchema(`schema/${file}`)), file)
  }
  for (const file of lists) ajv.addSchema(close('', readSchema(file)), file)
  ajv.addSchema(readPageSchema(), 'page.json')
  return ajv
}

/** A page of a list, as version 3.1.1 has it: with `empty`, and with all of its fields. */
function readPageSchema(): AnySchemaObject {
  const { Page } = readSchema('openapi.json').components.schemas
  const properties = { ...Page.properties, contents: { type: 'array' } }
  return {
    ...Page,
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

const ajv = createAjv()

/**
 * List what the standard's schema finds wrong in a value: "/phones/0/id must match format "uuid"". `name` is one of the
 * standard's tables, or of the rows of its lists: 'service', 'service_list', 'page'.
 */
export function listHsdsErrors(name: string, value: unknown): string[] {
  const validate = ajv.getSchema(`${name}.json`)
  if (!validate) throw new Error(`tests/hsds has no schema ${name}`)
  // Undefined fields aren't in the JSON that clients read.
  validate(JSON.parse(JSON.stringify(value)))
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

/** Return the schema of each row of a list, by the standard's own OpenAPI document: '/services' → 'service_list'. */
export function findRowSchema(list: string): string {
  return nameSchema(readAnswerSchema(list).properties.contents.items.$ref)
}

/** Return the schema of one object of a list: '/services' → 'service'. */
export function findObjectSchema(list: string): string {
  // The document says here that a service at a location is a service.
  if (list === '/service_at_locations') return 'service_at_location'
  return nameSchema(readAnswerSchema(`${list}/{id}`).$ref)
}

function readAnswerSchema(route: string) {
  const { paths } = readSchema('openapi.json')
  return paths[route].get.responses['200'].content['application/json'].schema
}

function nameSchema(reference: string): string {
  return path.basename(reference.replace(published, ''), '.json')
}
