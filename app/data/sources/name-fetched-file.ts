import { findFormat, findFormatOfType } from '#app/data/import/formats/import-formats.ts'

type Named = {
  /** The URL that answered, after redirects. */
  url: URL
  contentType: string
  /** The header Content-Disposition, or ''. */
  disposition: string
  /** The first bytes of the stored file. */
  head: Uint8Array
}

const longestName = 200

/**
 * Name a fetched file so that an import knows its format: by the name that the host gives it, by its URL, or else by
 * its content type. Null if it has none of our formats.
 */
export function nameFetchedFile({ url, contentType, disposition, head }: Named): string | null {
  const last = url.pathname.split('/').at(-1) ?? ''
  const names = [readDispositionName(disposition), decode(last)]
  // The host may unpack a .gz file on its way, or name a packed one without .gz.
  const packed = head[0] === 0x1f && head[1] === 0x8b ? '.gz' : ''
  for (const name of names) {
    const file = `${tidyName(name).replace(/\.gz$/i, '')}${packed}`
    if (findFormat(file)) return file
  }
  const format = findFormatOfType(contentType)
  const file = `${tidyName(decode(last)) || url.hostname}.${format}${packed}`
  return format && findFormat(file) ? file : null
}

/** Whether a content type is that of a web page, which hosts also send with status 200 for an error. */
export function isWebPage(contentType: string): boolean {
  return /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(contentType)
}

function readDispositionName(disposition: string): string {
  const [, encoded] = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition) ?? []
  if (encoded) return decode(encoded)
  const [, quoted, bare] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? []
  return quoted ?? bare ?? ''
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function tidyName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? ''
  return base
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-longestName)
}
