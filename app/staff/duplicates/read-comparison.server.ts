import { listOrganizationNames } from '#app/staff/centers/organization.server.ts'
import type { Executor } from '#db/client.server.ts'
import { isEqualField, mergeFields, suggestTaken } from './merge-fields.ts'
import { readMergeCenters } from './read-pair.server.ts'

export type ComparedCenter = { id: string; name: string; slug: string; version: number }

/** A field whose values differ; '' for none. `isTaken`: by default the other center's value stays. */
export type ComparedField = {
  name: string
  label: string
  one: string
  other: string
  isTaken: boolean
}

export type Comparison = {
  one: ComparedCenter
  other: ComparedCenter
  fields: ComparedField[]
  /** The organization that one of them is part of. */
  organization: string | null
  knownOrganizations: string[]
}

/** Read the fields in which two centers differ; null if one of them is gone. */
export async function readComparison(
  db: Executor,
  oneId: string,
  otherId: string,
): Promise<Comparison | null> {
  const found = await readMergeCenters(db, [oneId, otherId])
  const [one, other] = [found.get(oneId), found.get(otherId)]
  if (!one || !other || one === other) return null
  const taken = suggestTaken(one, other)
  const fields = mergeFields
    .filter((field) => !isEqualField(field, one, other))
    .map(({ name, label, describe }) => ({
      name,
      label,
      one: describe(one),
      other: describe(other),
      isTaken: taken.includes(name),
    }))
  const [first, second] = [one, other].map(({ id, name, slug, version }) => ({
    id,
    name,
    slug,
    version,
  })) as [ComparedCenter, ComparedCenter]
  return {
    one: first,
    other: second,
    fields,
    organization: one.organization ?? other.organization,
    knownOrganizations: await listOrganizationNames(db),
  }
}
