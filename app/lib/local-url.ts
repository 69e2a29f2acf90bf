/** Return whether a URL names this machine: localhost, 127.x.x.x, [::1]. */
export function isLocalUrl(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
