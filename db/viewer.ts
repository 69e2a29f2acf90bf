/** Who asks: nobody we know, or a signed-in person with a role from `user_roles`. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'member'; userId: string; role: 'user' | 'moderator' | 'admin' }

export const anonymous: Viewer = { kind: 'anonymous' }

/** The database role that a viewer's transaction runs as. */
export function databaseRole(viewer: Viewer) {
  if (viewer.kind === 'anonymous') return 'directory_anonymous'
  return viewer.role === 'user' ? 'directory_member' : 'directory_staff'
}
