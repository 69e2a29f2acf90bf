/** Return whether a path belongs to the admin area. */
export function isAdminPath(path: string | null): boolean {
  return path !== null && /^\/admin([/?#]|$)/.test(path)
}
