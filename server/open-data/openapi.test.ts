import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { describeApi } from './openapi.ts'

type Schema = { properties?: Record<string, Property>; $defs?: unknown }
type Property = { description?: string; $ref?: string; items?: Property; anyOf?: Property[] }
type Answer = {
  description?: string
  content?: Record<string, { schema: object; example?: unknown }>
}
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: { name: string; description?: string }[]
  responses: Record<string, Answer & { $ref?: string }>
}
type Api = {
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, { get: Operation }>
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> }
}

const api = describeApi({
  url: 'https://directory.example.org',
  name: 'Directory',
  email: 'help@directory.example.org',
  phone: null,
  supportLine: { label: 'ReachNJ', phone: '1-844-732-2465' },
  dataLicense: 'CC BY 4.0',
  livesChanged: null,
}) as unknown as Api
const operations = Object.values(api.paths).map(({ get }) => get)

const ajv = new Ajv({ strict: false })
addFormats(ajv)
ajv.addSchema({ $id: 'https://directory.example.org/openapi.json', ...api })
function listErrors(schema: object, value: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll(
    '"#/',
    '"https://directory.example.org/openapi.json#/',
  )
  const validate = ajv.compile(JSON.parse(text))
  validate(value)
  return validate.errors
}

/** A property that refers to a schema has that schema's description. */
const isDescribed = ({ description, $ref, items, anyOf }: Property): boolean =>
  Boolean(description || $ref || items?.$ref || anyOf?.some(isDescribed))

describe('the OpenAPI document', () => {
  it('has an address that a program can call as it is', () => {
    expect(api.servers).toEqual([{ url: 'https://directory.example.org/api/hsds/v3' }])
  })

  it('describes every property', () => {
    const missing = Object.entries(api.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, property]) => !isDescribed(property))
        .map(([property]) => `${name}.${property}`),
    )
    expect(missing).toEqual([])
  })

  it('describes every operation and parameter, below a tag', () => {
    const tags = api.tags.map(({ name }) => name)
    expect(tags.sort()).toEqual([...new Set(operations.flatMap((one) => one.tags))].sort())
    for (const { operationId, summary, description, parameters = [] } of operations) {
      expect([operationId, summary.length, description.length]).toEqual([
        operationId,
        expect.toSatisfy((length: number) => length > 5 && length < 40),
        expect.toSatisfy((length: number) => length > 10),
      ])
      for (const parameter of parameters) expect(parameter.description, parameter.name).toBeTruthy()
    }
  })

  it('has an example of every answer, which its schema allows', () => {
    const answers = [
      ...operations.flatMap(({ responses }) => Object.values(responses)),
      ...Object.values(api.components.responses),
    ]
    const contents = answers.flatMap(({ content = {} }) => Object.values(content))
    expect(contents.length).toBeGreaterThan(20)
    for (const { schema, example } of contents) {
      // As a program gets it: without `undefined`.
      const sent = JSON.parse(JSON.stringify(example))
      expect([sent, listErrors(schema, sent)]).toEqual([sent, null])
    }
  })
})
