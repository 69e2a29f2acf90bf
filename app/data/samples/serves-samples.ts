import { isLocalUrl } from '#app/lib/local-url.ts'

/** Samples are fictional: only a site on this machine gives them to other programs. */
export function servesSamples(site: { url: string }): boolean {
  return isLocalUrl(site.url)
}
