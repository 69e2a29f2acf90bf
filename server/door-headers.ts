/** What the front door must know of a request's headers. */
export type DoorHeaders = {
  cookie: string | undefined
  authorization: string | undefined
  acceptEncoding: string
  ifNoneMatch: string
}

/**
 * Reads these few from Node's list of names and values, without making an object of them all. Null
 * where one is there twice: whoever comes next joins them as it should.
 */
export function readDoorHeaders(list: readonly string[]): DoorHeaders | null {
  let cookie: string | undefined
  let authorization: string | undefined
  let acceptEncoding: string | undefined
  let ifNoneMatch: string | undefined
  for (let index = 0; index < list.length; index += 2) {
    const name = list[index] ?? ''
    const value = list[index + 1] ?? ''
    // Most names are passed over by their length alone.
    if (name.length === 6 && name.toLowerCase() === 'cookie') {
      if (cookie !== undefined) return null
      cookie = value
    } else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') {
      if (acceptEncoding !== undefined) return null
      acceptEncoding = value
    } else if (name.length === 13) {
      const lower = name.toLowerCase()
      if (lower === 'authorization') {
        if (authorization !== undefined) return null
        authorization = value
      } else if (lower === 'if-none-match') {
        if (ifNoneMatch !== undefined) return null
        ifNoneMatch = value
      }
    }
  }
  return {
    cookie,
    authorization,
    acceptEncoding: acceptEncoding ?? '',
    ifNoneMatch: ifNoneMatch ?? '',
  }
}

/** All values of a header, joined; null without one. */
export function findHeader(list: readonly string[], name: string): string | null {
  const wanted = name.toLowerCase()
  const values = list.filter(
    (_, index) => index % 2 === 1 && list[index - 1]?.toLowerCase() === wanted,
  )
  return values.length ? values.join(', ') : null
}
