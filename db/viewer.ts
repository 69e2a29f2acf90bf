/**
 * Who asks: nobody we know, a signed-in person with a role from `user_roles`, or somebody whose session
 * could not be read, to whom the database shows nothing.
 */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'unknown' }
  | { kind: 'member'; userId: string; role: 'user' | 'moderator' | 'admin' }

export const anonymous: Viewer = { kind: 'anonymous' }

/** The database role that a viewer's transaction runs as. */
export function databaseRole(viewer: Exclude<Viewer, { kind: 'unknown' }>) {
  if (viewer.kind === 'anonymous') return 'directory_anonymous'
  return viewer.role === 'user' ? 'directory_member' : 'directory_staff'
}
