import type { CenterField } from '#app/center/fields/center-field-kinds.ts'
import { centerFields } from '#app/center/fields/center-fields.ts'
import type { FieldName } from '#app/center/fields/list-center-fields.ts'

/** What can be done to each kind of subject, in the words that stand between a person and its name. */
export const actionNames: Record<string, { label: string; actions: Record<string, string> }> = {
  center: {
    label: 'Centers',
    actions: {
      added: 'added',
      updated: 'changed',
      pinned: 'pinned',
      unpinned: 'unpinned',
      opened: 'marked as open',
      closed: 'marked as closed',
      verified: 'marked as verified',
      called: 'called',
      'call-undone': 'took back a call to',
      'unreachable-decided': 'decided about unreachable',
      'reports-dismissed': 'dismissed reports about',
      claimed: 'claimed',
      'claim-code-made': 'made a code for a claim of',
      'claim-proved': 'proved a claim of',
      'claim-revoked': 'revoked a claim of',
      'claim-restored': 'gave back the proof of a claim of',
      'claim-reset': 'asked for a new proof of a claim of',
      'link-made': 'made a confirmation link of',
      'link-revoked': 'revoked the confirmation link of',
      'contact-changed': 'changed the email addresses of',
      'bed-link-made': 'made a bed report link of',
      'bed-link-revoked': 'revoked a bed report link of',
      deleted: 'deleted',
      restored: 'restored',
      purged: 'deleted for good',
      merged: 'merged another center into',
      unmerged: 'undid the merge of',
      'source-added': 'added from a source',
      'source-changed': 'changed as a source says',
      'source-undone': 'took back a source’s change of',
      'source-removed': 'took back a source’s',
    },
  },
  review: {
    label: 'Reviews',
    actions: {
      approved: 'approved',
      rejected: 'rejected',
      reopened: 'put back to pending',
      deleted: 'deleted',
    },
  },
  comment: { label: 'Comments', actions: { deleted: 'deleted' } },
  report: { label: 'Reports', actions: { closed: 'closed', reopened: 'reopened' } },
  member: {
    label: 'Users',
    actions: {
      created: 'created the account of',
      'role-changed': 'changed the role of',
      suspended: 'suspended',
      banned: 'banned',
      reinstated: 'reinstated',
      'password-reset': 'set a new password for',
      'two-factor-removed': 'took away the second step of signing in of',
      deleted: 'deleted the account of',
    },
  },
  message: {
    label: 'Messages',
    actions: { answered: 'answered', reopened: 'reopened', deleted: 'deleted' },
  },
  source: {
    label: 'Sources',
    actions: {
      added: 'added the source',
      changed: 'changed the source',
      removed: 'removed the source',
    },
  },
  import: { label: 'Imports', actions: { finished: 'imported', undone: 'took back' } },
}

/** "center.pinned" → "pinned"; one that is not known by its own name: "center.moved-up" → "moved up". */
export function describeAction(action: string): string {
  const [kind = '', name = ''] = action.split('.')
  const known = Object.hasOwn(actionNames, kind) ? actionNames[kind]?.actions : undefined
  if (known && Object.hasOwn(known, name)) return known[name] ?? name
  return name.replaceAll('-', ' ')
}

/** "permanently_closed" and "permanentlyClosed" → "permanently closed"; "postalCode" → "ZIP code". */
export function describeField(field: string): string {
  if (Object.hasOwn(centerFields, field)) {
    const { inActivity }: CenterField = centerFields[field as FieldName]
    if (inActivity) return inActivity
  }
  return field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
}

/** A value as a person reads it; '' for none. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(describeValue).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${describeField(name)}: ${describeValue(part)}`)
      .join('; ')
  }
  return String(value)
}
