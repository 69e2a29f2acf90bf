/** To the sign-in, and from there back to a place on a center's page: ("harbor", 'votes'). */
export function signInPath(slug: string, place: string): string {
  return `/auth?redirectTo=${encodeURIComponent(`/centers/${slug}#${place}`)}`
}
