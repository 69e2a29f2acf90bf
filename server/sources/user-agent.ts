/** Name this site to the hosts that it reads lists from: "Our Directory (+https://example.org)". */
export function nameUserAgent({ name, url }: { name: string; url: string }): string {
  // A header holds ASCII only.
  return `${name.replace(/[^\x20-\x7e]/g, '').trim()} (+${url})`
}
