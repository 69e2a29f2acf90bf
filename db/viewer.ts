/**
 * The person making the request: anonymous, a signed-in member with a role from `user_roles`, or
 * unknown because the session couldn't be read. An unknown viewer sees no rows.
 */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'unknown' }
  | { kind: 'member'; userId: string; role: 'user' | 'moderator' | 'admin' }

export const anonymous: Viewer = { kind: 'anonymous' }

/** Return the database role for a viewer's transaction. */
export function databaseRole(viewer: Exclude<Viewer, { kind: 'unknown' }>) {
  if (viewer.kind === 'anonymous') return 'directory_anonymous'
  return viewer.role === 'user' ? 'directory_member' : 'directory_staff'
}
